import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import type { SiteConfig } from '../config/siteConfig.ts';
import { fetchWithTimeout } from '../data/fetchWithTimeout.ts';
import type { Database } from '../database/database.gen.ts';
import { accessToken } from './accessToken.ts';

/** The parts of Supabase's client that the site uses, see docs/decisions/0014. */
export interface Supabase {
  from: PostgrestClient<Database>['from'];
  rpc: PostgrestClient<Database>['rpc'];
  functions: FunctionsClient;
  storage: { from: (bucket: string) => Pick<Bucket, 'createSignedUrl'> };
}

type Bucket = ReturnType<StorageClient['from']>;

let client: Supabase | undefined;

/** Creates the page's one Supabase client; the shell calls it once. */
export function provideSupabase(config: SiteConfig['supabase']): void {
  const { url, publishableKey } = config;
  const token = accessToken(config);
  const fetchAsVisitor: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', publishableKey);
    headers.set('authorization', `Bearer ${(await token()) ?? publishableKey}`);
    return fetchWithTimeout(input, { ...init, headers });
  };
  const tables = new PostgrestClient<Database>(`${url}/rest/v1`, {
    fetch: fetchAsVisitor,
    // TanStack Query retries already: the client's own three retries inside each of its attempts
    // would keep a failure from the visitor for twenty seconds.
    retry: false,
  });
  client = {
    from: tables.from.bind(tables),
    rpc: tables.rpc.bind(tables),
    functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchAsVisitor }),
    storage: {
      from: (bucket) => ({
        // Few visits sign a URL, so the storage client is loaded on the first call.
        createSignedUrl: async (...args) => {
          const { StorageClient } = await import('@supabase/storage-js');
          const storage = new StorageClient(`${url}/storage/v1`, {}, fetchAsVisitor);
          return storage.from(bucket).createSignedUrl(...args);
        },
      }),
    },
  };
}

/** The page's Supabase client. The site only reads with it. */
export function supabase(): Supabase {
  if (!client) throw new Error('supabase() was read before provideSupabase().');
  return client;
}
