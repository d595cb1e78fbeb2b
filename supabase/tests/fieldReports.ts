import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../functions/section-health/handler.ts';
import type { Backend } from '../local/server.ts';

/** What one page reports of one version. */
export function viewOf(
  name: string,
  version: string,
  failures: readonly string[] = [],
  more: { errors?: unknown[]; vitals?: unknown[] } = {},
) {
  return { name, version, failures, errors: [], vitals: [], ...more };
}

/**
 * Sends reports as pages of visitors in different networks do.
 *
 * @param headersOf The headers that name a network, by default those of the platform's gateway.
 */
export function fieldReports(
  backend: Backend,
  site: string,
  secrets: Record<string, string> = {},
  headersOf = (network: string): Record<string, string> => ({ 'x-forwarded-for': network }),
) {
  const handle = createHandler({
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
    SITE_URL: site,
    ...secrets,
  });
  const ask = (network: string, init: RequestInit = {}) =>
    handle(
      new Request('http://functions.invalid/section-health', {
        ...init,
        headers: headersOf(network),
      }),
    );
  const tokenFor = async (network: string): Promise<string> =>
    (await (await ask(network)).json()).token;
  const post = (network: string, body: string) => ask(network, { method: 'POST', body });
  return {
    ask,
    tokenFor,
    post,
    /** A page's whole visit: its token, then its report. */
    report: async (network: string, ...artefacts: unknown[]) =>
      post(network, JSON.stringify({ token: await tokenFor(network), artefacts })),
  };
}

/** A network for each number: `10.0.0.1`, … */
export const network = (n: number) => `10.0.${n >> 8}.${n & 255}`;

/** A site that publishes these versions of the guides, and one of the shell. */
export async function siteWith(guides: object): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url }, response) => {
    const registry = { schema: 1, remotes: { guides } };
    response.end(
      JSON.stringify(url === '/shell-versions.json' ? { version: 'shell-1' } : registry),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
