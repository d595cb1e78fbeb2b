import { parseSiteConfig, type SiteConfig, siteConfigElementId } from 'shared/config';

/**
 * Reads the installation's configuration from the inert JSON block of the HTML.
 *
 * @throws Error that names what is wrong with it, for whoever deployed the site.
 */
export function readConfig(): SiteConfig {
  return parseSiteConfig(document.getElementById(siteConfigElementId)?.textContent ?? 'null');
}
