import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { SiteConfig } from '../config/siteConfig.ts';
import type { Database } from '../database/database.gen.ts';
import { fetchInTime } from '../rows/fetchInTime.ts';
import { safeStorage } from './safeStorage.ts';

let client: SupabaseClient<Database> | undefined;

/** Creates the page's one Supabase client; the shell calls it once. */
export function provideSupabase(config: SiteConfig['supabase']): void {
  client = createClient<Database>(config.url, config.publishableKey, {
    auth: {
      storage: safeStorage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    global: { fetch: fetchInTime },
  });
}

/**
 * The page's Supabase client. The site only reads with it.
 *
 * Reads say `.retry(false)`: TanStack Query tries again already, and the client's own three tries
 * inside each of its attempts would keep a failure from the visitor for twenty seconds.
 */
export function supabase(): SupabaseClient<Database> {
  if (!client) throw new Error('supabase() was read before provideSupabase().');
  return client;
}
