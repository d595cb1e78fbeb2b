import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../shared/src/database/database.gen.ts';
import { type Backend, type BackendOptions, startBackend } from '../local/server.ts';
import { NoRealtime } from './noRealtime.ts';

export type Client = SupabaseClient<Database>;

export type RunningBackend = {
  readonly backend: () => Backend;
  /** As the site's visitors. */
  readonly visitor: () => Client;
  /** As the association's own server. */
  readonly association: () => Client;
};

/** A backend on a free port for the tests of one file. */
export function runningBackend(options: BackendOptions = {}): RunningBackend {
  let running: Backend | undefined;
  beforeAll(async () => {
    running = await startBackend({ ...options, port: 0 });
  });
  afterAll(() => running?.close());

  return clientsOf(() => running);
}

/** The backend once it runs, and whoever asks it. */
export function clientsOf(running: () => Backend | undefined): RunningBackend {
  const backend = () => {
    const started = running();
    if (started === undefined) throw new Error('The backend is not running yet.');
    return started;
  };
  return {
    backend,
    visitor: () => client(backend().url, backend().publishableKey),
    association: () => client(backend().url, backend().secretKey),
  };
}

function client(url: string, key: string): Client {
  return createClient<Database>(url, key, {
    realtime: { transport: NoRealtime },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
