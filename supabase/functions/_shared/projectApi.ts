import type { ProjectSettings } from './environment.ts';

export type ProjectApi = {
  /** Calls a database function and returns its unparsed result. */
  readonly call: (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Sends a request to the project's API with the rights of the access, in functions the service role. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
};

/** Legacy keys are JWTs and also required as bearer token; new ones are refused as one. */
export const keyHeaders = (key: string): Readonly<Record<string, string>> => ({
  apikey: key,
  ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }),
});

/**
 * Plain `fetch` instead of the client library, so that the source runs on Deno and on Node 20.
 *
 * @param timeoutMs Until a response and its body have come.
 */
export function projectApi(
  { url, serviceKey }: Pick<ProjectSettings, 'url' | 'serviceKey'>,
  timeoutMs = 10_000,
): ProjectApi {
  const headers = keyHeaders(serviceKey);
  return projectApiAs(url, () => Promise.resolve(headers), timeoutMs);
}

/** The same with the headers of an access that may end. */
export function projectApiAs(
  url: string,
  access: () => Promise<Readonly<Record<string, string>>>,
  timeoutMs = 10_000,
): ProjectApi {
  const request = async (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { ...(await access()), 'content-type': 'application/json' },
      // `fetch` would send the key to where it is redirected.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    request,
    call: async (name, parameters) => {
      const response = await request(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        body: JSON.stringify(parameters),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
      return text === '' ? null : JSON.parse(text);
    },
  };
}

/**
 * Whether a storage path contains `.` or `..`. With the service key, `handouts/../../rest/v1/…` would reach
 * another API. Decoded as `fetch` does: `%2e` is a dot, a backslash a slash, and control characters and
 * spaces are dropped; the storage decodes an encoded slash as well.
 */
export function hasDotSegment(path: string): boolean {
  const visible = [...path].filter((character) => character > ' ').join('');
  return visible
    .replaceAll(/%2e/gi, '.')
    .split(/[/\\]|%2f|%5c/i)
    .some((segment) => segment === '.' || segment === '..');
}
