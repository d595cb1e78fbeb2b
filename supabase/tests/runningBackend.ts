import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../shared/src/database/database.gen.ts';
import { type Backend, type BackendOptions, startBackend } from '../local/server.ts';
import { NoRealtime } from './noRealtime.ts';

type Client = SupabaseClient<Database>;

export type RunningBackend = {
  readonly backend: () => Backend;
  /** A client with the visitors' key. */
  readonly visitor: () => Client;
  /** A client with the secret key. */
  readonly association: () => Client;
};

/** Starts a backend on a free port for the tests of one file. */
export function runningBackend(options: BackendOptions = {}): RunningBackend {
  let running: Backend | undefined;
  beforeAll(async () => {
    running = await startBackend({ ...options, port: 0 });
  });
  afterAll(() => running?.close());

  return clientsOf(() => running);
}

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

/** The rows of a response; a failed read fails the test with the backend's message. */
export function everyRow<Row>(response: {
  data: Row[] | null;
  error: { message: string } | null;
}): Row[] {
  const { data, error } = response;
  if (error !== null || data === null) throw new Error(error?.message ?? 'The response is empty.');
  return data;
}
