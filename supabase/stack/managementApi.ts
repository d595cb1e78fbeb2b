import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secretKey } from './projectStorage.ts';

/** The reference of the one project that this mock of the Management API knows. */
export const projectRef = 'abcdefghijklmnopqrst';

export interface ManagementApi {
  readonly url: string;
  /** The changes that were asked for: `POST /v1/projects/…` and the body. */
  readonly changes: readonly { readonly path: string; readonly body: string }[];
  readonly close: () => Promise<void>;
}

const project = {
  id: projectRef,
  ref: projectRef,
  name: 'linea',
  organization_id: 'association',
  organization_slug: 'association',
  region: 'eu-central-1',
  status: 'ACTIVE_HEALTHY',
  created_at: '2026-01-01T00:00:00Z',
  database: { host: '127.0.0.1', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
};

/**
 * Answers like Supabase's Management API, as far as the commands of `docs/hosting.md` need it, and keeps
 * what they ask for. The CLI finds it through a profile (`SUPABASE_PROFILE`).
 */
export async function startManagementApi(): Promise<ManagementApi> {
  const changes: { path: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (request.method !== 'GET') {
      const path = `${request.method} ${request.url}`;
      changes.push({ path, body: Buffer.concat(chunks).toString('latin1') });
    }
    response.writeHead(request.method === 'POST' ? 201 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answerTo(pathname, searchParams.get('slug'))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    changes,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerTo(path: string, slug: string | null): unknown {
  if (path.endsWith(`/projects/${projectRef}`)) return project;
  if (path.endsWith('/api-keys')) return [{ name: 'service_role', api_key: secretKey }];
  if (path.endsWith('/functions/deploy')) {
    return { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, verify_jwt: false };
  }
  if (/\/(functions|secrets|pooler)$/.test(path)) return [];
  return {};
}
