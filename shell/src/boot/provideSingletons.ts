import type { SiteConfig } from 'shared/config';
import { provideSiteConfig, provideSupabase } from 'shared/runtime';

/** Creates what the page has exactly once. */
export function provideSingletons(config: SiteConfig): void {
  provideSiteConfig(config);
  provideSupabase(config.supabase);
}
