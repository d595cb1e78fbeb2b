import type { Page, Route } from '@playwright/test';

const corsHeaders = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

type Handler = (route: Route) => Promise<void> | void;

export const respondJson = (json: unknown, status = 200) =>
  respondText(JSON.stringify(json), status);

const respondText =
  (body: string, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, body, contentType: 'application/json', headers: corsHeaders });

/** One way in which a request fails. */
export interface ResponseFault {
  name: string;
  handle: Handler;
  /** No response ever comes: the page has to time out. */
  hangs?: boolean;
}

/** The faults of every request; a renamed column depends on the request, see `renameColumn`. */
export const responseFaults: readonly ResponseFault[] = [
  { name: 'offline', handle: (route) => route.abort('internetdisconnected') },
  { name: 'timeout', handle: () => {}, hangs: true },
  { name: '500', handle: respondJson({ message: 'Internal Server Error' }, 500) },
  { name: '401', handle: respondJson({ code: 'PGRST301', message: 'JWT expired' }, 401) },
  { name: 'malformed JSON', handle: respondText('[{"id": 1, "title": "Un') },
];

/**
 * Renames a column: PostgREST rejects a request that names the old one, and leaves it out of a
 * response with all columns.
 */
export const renameColumn = (column: string) => async (route: Route) => {
  const parameters = new URL(route.request().url()).searchParams;
  const isNamed = [...parameters].some(
    ([key, value]) =>
      key === column || value.split(/[,.()"]/).some((name) => name.trim() === column),
  );
  if (isNamed) {
    const message = `column ${column} does not exist`;
    return respondJson({ code: '42703', message }, 400)(route);
  }
  const response = await route.fetch();
  const rows: Record<string, unknown>[] = await response.json();
  const json = rows.map(({ [column]: value, ...others }) => ({ ...others, renamed: value }));
  return route.fulfill({ response, json });
};

/** One intercepted call of the backend. */
export interface InterceptedCall {
  /** Handles every request from now on. */
  handle: (handler: Handler) => void;
  /** Passes requests to the backend from now on. */
  restore: () => void;
  /** The number of requests since the last `handle`. */
  count: () => number;
}

export async function interceptCall(
  page: Page,
  isCall: (url: URL) => boolean,
): Promise<InterceptedCall> {
  let current: Handler | undefined;
  let count = 0;
  await page.route(isCall, async (route) => {
    // The CORS preflight succeeds, so that the fault hits the request itself.
    if (route.request().method() === 'OPTIONS') {
      return route.fulfill({ status: 204, headers: corsHeaders });
    }
    if (!current) return route.fallback();
    count += 1;
    await current(route);
  });
  return {
    handle: (handler) => {
      current = handler;
      count = 0;
    },
    restore: () => {
      current = undefined;
    },
    count: () => count,
  };
}

/** Holds requests until `release`, which then sends a response that the page no longer expects. */
export function captureRequests(stale: (route: Route) => Promise<void>) {
  const held: Route[] = [];
  return {
    capture: (route: Route) => {
      held.push(route);
    },
    isHolding: () => held.length > 0,
    release: async () => {
      // Responding to a request that the page has aborted throws.
      for (const route of held) await stale(route).catch(() => {});
    },
  };
}
