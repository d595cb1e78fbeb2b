import type { Page, Route } from '@playwright/test';

const fromAnywhere = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

export const answerJson = (json: unknown, status = 200) => answerText(JSON.stringify(json), status);

export const answerText =
  (body: string, status = 200) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, body, contentType: 'application/json', headers: fromAnywhere });

/** One way in which a call fails. */
export interface Refusal {
  name: string;
  handle: (route: Route) => Promise<void> | void;
  /** Whether nobody says no, and the page has to give up by itself. */
  hangs?: boolean;
}

/** What fails whatever is asked; a changed column depends on the call, see `changeColumn`. */
export const refusals: readonly Refusal[] = [
  { name: 'offline', handle: (route) => route.abort('internetdisconnected') },
  { name: 'timeout', handle: () => {}, hangs: true },
  { name: '500', handle: answerJson({ message: 'Internal Server Error' }, 500) },
  { name: '401', handle: answerJson({ code: 'PGRST301', message: 'JWT expired' }, 401) },
  { name: 'malformed JSON', handle: answerText('[{"id": 1, "title": "Un') },
];

/**
 * A column has another name: PostgREST refuses a request that names it, and answers one for all
 * columns without it.
 */
export const changeColumn = (column: string) => async (route: Route) => {
  const asked = new URL(route.request().url()).searchParams;
  const isNamed = [...asked].some(
    ([key, value]) =>
      key === column || value.split(/[,.()"]/).some((name) => name.trim() === column),
  );
  if (isNamed) {
    const message = `column ${column} does not exist`;
    return answerJson({ code: '42703', message }, 400)(route);
  }
  const response = await route.fetch();
  const rows: Record<string, unknown>[] = await response.json();
  const json = rows.map(({ [column]: value, ...others }) => ({ ...others, renamed: value }));
  return route.fulfill({ response, json });
};

/** What stands between the page and one call of the backend. */
export interface Call {
  /** From here on every request is handled so. */
  answer: (handle: (route: Route) => Promise<void> | void) => void;
  /** From here on the backend itself answers. */
  restore: () => void;
  /** How many requests were handled since the last `answer`. */
  handled: () => number;
}

/** Stands in the way of every request that is one call. */
export async function stopCall(page: Page, isCall: (url: URL) => boolean): Promise<Call> {
  let current: ((route: Route) => Promise<void> | void) | undefined;
  let count = 0;
  await page.route(isCall, async (route) => {
    // The browser asks first whether it may ask.
    if (route.request().method() === 'OPTIONS') {
      return route.fulfill({ status: 204, headers: fromAnywhere });
    }
    if (!current) return route.fallback();
    count += 1;
    await current(route);
  });
  return {
    answer: (handle) => {
      current = handle;
      count = 0;
    },
    restore: () => {
      current = undefined;
    },
    handled: () => count,
  };
}

/** A handler that keeps the request until `release`, and then answers what is not wanted any more. */
export function holdBack(stale: (route: Route) => Promise<void>) {
  const held: Route[] = [];
  return {
    handle: (route: Route) => {
      held.push(route);
    },
    isHeld: () => held.length > 0,
    release: async () => {
      // Where the page has given the request up already, there is nobody to answer.
      for (const route of held) await stale(route).catch(() => {});
    },
  };
}
