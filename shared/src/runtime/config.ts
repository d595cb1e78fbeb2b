import type { SiteConfig } from '../config/siteConfig.ts';

let provided: SiteConfig | undefined;

/** Sets the configuration; the shell calls it once, before anything else. */
export function provideSiteConfig(config: SiteConfig): void {
  provided = config;
}

/** The installation's configuration: brand, URLs, backend. */
export function siteConfig(): SiteConfig {
  if (!provided) throw new Error('siteConfig() was read before provideSiteConfig().');
  return provided;
}
