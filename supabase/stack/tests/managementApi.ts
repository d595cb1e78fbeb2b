import { listen } from '../../local/http/listen.ts';
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
  const { port, close } = await listen(
    async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      if (request.method !== 'GET') {
        const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
        changes.push({ path: `${request.method} ${pathname}${search}`, body });
      }
      const status = request.method === 'POST' ? 201 : 200;
      return Response.json(answerTo(pathname, searchParams.get('slug')), { status });
    },
    { port: 0, host: '127.0.0.1' },
  );
  return { url: `http://127.0.0.1:${port}`, changes, close };
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
