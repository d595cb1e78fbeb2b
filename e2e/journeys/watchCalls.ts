import type { Page, Request } from '@playwright/test';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { expect, test } from './fixtures.ts';

/** The table that a request reads. */
export function tableOf(request: Request): string | undefined {
  const [, table] = /\/rest\/v1\/([^/]+)$/.exec(new URL(request.url()).pathname) ?? [];
  return table && request.method() !== 'OPTIONS' ? decodeURIComponent(table) : undefined;
}

/** Collects the table of every read of the backend from now on. */
export function collectReads(page: Page): string[] {
  const tables: string[] = [];
  page.on('request', (request) => {
    const table = tableOf(request);
    if (table) tables.push(table);
  });
  return tables;
}

/** A read that a page must send. */
export interface Call {
  purpose: string;
  /** A call with the path of the one before is sent by the same visit. */
  path: string;
  act?: (page: Page) => Promise<void>;
  table: string;
  query: Record<string, string | RegExp>;
  /** The tables of the page's other reads, one for each read; the home page shows the latest handouts. */
  others?: readonly string[];
}

type SentRequest = Readonly<Record<string, string | undefined>>;

/** Watches what a page sends to the backend. */
export function watchCalls(page: Page, { url, publishableKey }: ServedSite['backend']) {
  const requests: SentRequest[] = [];
  /** All but reads with the publishable key. */
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    const method = request.method();
    if (origin !== new URL(url).origin || method === 'OPTIONS') return;
    const { apikey, authorization } = request.headers();
    const table = tableOf(request);
    requests.push({ ...Object.fromEntries(searchParams), table, method, apikey, authorization });
    const isRead = method === 'GET' && pathname.startsWith('/rest/v1/');
    if (!isRead || apikey !== publishableKey) others.push(`${method} ${pathname}`);
  });

  /** Expects the specified reads and no others. */
  const expectCalls = async (calls: readonly Call[], visit: (path: string) => Promise<void>) => {
    for (const [index, call] of calls.entries()) {
      await test.step(call.purpose, async () => {
        if (calls[index - 1]?.path !== call.path) {
          // Otherwise a URL that differs in its anchor only would not be loaded again.
          await page.goto('about:blank');
          requests.length = 0;
          await visit(call.path);
        }
        if (call.act) {
          await call.act(page);
          // Within this round trip a page would repeat a read.
          await page.evaluate(() => fetch('/registry.json').then((response) => response.text()));
        }
        await expectCall(call);
      });
    }
  };

  const expectCall = async ({ purpose, table, query, others: otherReads = [] }: Call) => {
    const expected = Object.entries(query).map(([key, value]) => [
      key,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ]);
    const specified = expect.objectContaining({
      ...Object.fromEntries(expected),
      table,
      method: 'GET',
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
    });
    const isSpecified = (one: unknown) => specified.asymmetricMatch(one);
    // Exactly once: a repeated read would be paid for by every visitor.
    await expect.poll(() => requests.filter(isSpecified)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    const tableReads = requests.filter((one) => one.table !== undefined);
    // The events are read when their section comes near, which depends on the page's height at that moment.
    const isNearby = (read: string | undefined) => read === 'events' && table !== 'events';
    const tablesRead = tableReads.map((one) => one.table).filter((read) => !isNearby(read));
    expect.soft(tablesRead.sort(), purpose).toEqual([table, ...otherReads].sort());
    const addresses = tableReads.map((one) => JSON.stringify(one));
    expect.soft(new Set(addresses).size, `repeated: ${purpose}`).toBe(addresses.length);
  };

  return { others, expectCalls };
}
