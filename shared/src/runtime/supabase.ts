import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js';
import type { SiteConfig } from '../config/siteConfig.ts';
import { attempt } from '../data/attempt.ts';
import { fetchWithTimeout } from '../data/fetchWithTimeout.ts';
import type { Database } from '../database/database.gen.ts';

export type Supabase = SupabaseClient<Database>;

let load: (() => Promise<Supabase>) | undefined;
let client: Promise<Supabase> | undefined;
let sessionKey = '';

/**
 * Sets the backend of the page's one Supabase client; the shell calls it once.
 *
 * @param auth How it keeps a session, where the client's defaults do not fit, as on a server.
 */
export function provideSupabase(
  { url, project = url, publishableKey }: SiteConfig['supabase'],
  auth: SupabaseClientOptions<'public'>['auth'] = {},
): void {
  client = undefined;
  sessionKey = sessionKeyOf(project);
  load = async () => {
    const { createClient } = await import(
      /* webpackChunkName: "supabase" */ '@supabase/supabase-js'
    );
    return createClient<Database>(url, publishableKey, {
      global: { fetch: fetchWithTimeout },
      // Visitors never sign in. Without this, a token in a link's fragment would be sent with every
      // request.
      auth: { detectSessionInUrl: false, storageKey: sessionKey, ...auth },
    });
  };
}

/**
 * Where the client's default keeps a session, which another application may have stored. Derived from the
 * project also behind the site's edge, whose host says nothing about it.
 */
function sessionKeyOf(project: string): string {
  return `sb-${new URL(project).hostname.split('.')[0]}-auth-token`;
}

/**
 * The page's Supabase client, which only reads. Its code is loaded at the first call: a page from the
 * renderer brings its data along.
 *
 * @throws Error when the code cannot be loaded; the next call tries again.
 */
export function supabase(): Promise<Supabase> {
  if (!load) throw new Error('supabase() was called before provideSupabase().');
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Loads the client where another application has stored a session: it refreshes one before it expires. */
export async function keepStoredSession(): Promise<void> {
  if (attempt(() => localStorage.getItem(sessionKey))) await supabase();
}
