import type { BrowserContext, Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';

/** The CORS header without which the page may not read a mocked response. */
export const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

type Url = Parameters<Page['route']>[0];

/** The URLs of the reads of a table. */
export const readsOf = (table: string) => `**/rest/v1/${table}?**`;

export async function mockJson(page: Page, url: Url, json: unknown, status = 200): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status, json, headers: anyOrigin }));
}

/** Fails every read of a table, until `page.unroute(readsOf(table))`. */
export const failReads = (page: Page, table: string) =>
  mockJson(page, readsOf(table), { message: 'no' }, 500);

/** Responds to every read of a table with these rows, in the requested ranges. */
export async function mockRows(page: Page, table: string, rows: readonly object[]): Promise<void> {
  await page.route(readsOf(table), (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    const from = Number(parameters.get('offset') ?? 0);
    const to = from + Number(parameters.get('limit') ?? 1000);
    return route.fulfill({ json: rows.slice(from, to), headers: anyOrigin });
  });
}

/** Changes each row of the real backend's response; rows are counted from 0. */
export async function alterRows(
  page: Page,
  table: string,
  change: (row: Record<string, unknown>, index: number) => object,
): Promise<void> {
  await page.route(readsOf(table), async (route) => {
    const response = await route.fetch();
    const rows: Record<string, unknown>[] = await response.json();
    await route.fulfill({ response, json: rows.map((row, index) => change(row, index)) });
  });
}

/** Holds every read of a table until the returned function is called. */
export const holdReads = (page: Page, table: string) => holdRequests(page, readsOf(table));

/** Opens an HTML page instead of a PDF, which a headless browser would download instead. */
export async function mockPdfPages(context: BrowserContext, url: Url): Promise<void> {
  await context.route(url, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' })
      : route.fallback(),
  );
}

export const mockSignedFiles = (context: BrowserContext) =>
  mockPdfPages(context, /\/object\/sign\/.*[?&]token=/);
