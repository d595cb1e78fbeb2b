import type { Page } from '@playwright/test';

/**
 * Lets tables of the backend answer with these rows. Everything else goes on to the backend.
 *
 * @param tables Rows by table; `null` for a table that fails.
 */
export async function answerTables(
  page: Page,
  tables: Readonly<Record<string, readonly object[] | null>>,
): Promise<() => Promise<void>> {
  const isMine = (url: URL) => tableOf(url) in tables;
  await page.route(isMine, (route) => {
    const rows = tables[tableOf(new URL(route.request().url()))];
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return rows
      ? route.fulfill({ json: rows, headers })
      : route.fulfill({ status: 500, json: { message: 'no' }, headers });
  });
  return () => page.unroute(isMine);
}

function tableOf(url: URL): string {
  return decodeURIComponent(url.pathname).replace('/rest/v1/', '');
}
