import type { ProjectSettings } from './environment.ts';

export type ProjectApi = {
  /** Calls a database function and returns what it answers, unchecked: parse it. */
  readonly call: (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Asks another part of the project, with the rights of the service role. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Plain `fetch` instead of the client library: the same source runs on Deno and on Node 20. */
export function projectApi({
  url,
  serviceKey,
}: Pick<ProjectSettings, 'url' | 'serviceKey'>): ProjectApi {
  const headers = {
    apikey: serviceKey,
    // Old service keys are JWTs and are also expected here; new secret keys are refused as bearer.
    ...(serviceKey.startsWith('sb_') ? {} : { authorization: `Bearer ${serviceKey}` }),
  };
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
  return {
    request,
    call: async (name, parameters) => {
      const response = await request(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        body: JSON.stringify(parameters),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${name} answered ${response.status}`);
      }
      const text = await response.text();
      return text === '' ? null : JSON.parse(text);
    },
  };
}
