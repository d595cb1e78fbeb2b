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
    const url = new URL(route.request().url());
    const rows = tables[tableOf(url)]?.filter((row) => isOfCourse(row, url));
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return rows
      ? route.fulfill({ json: rows, headers })
      : route.fulfill({ status: 500, json: { message: 'no' }, headers });
  });
  return () => page.unroute(isMine);
}

/** Of rows that name their course, a request for one course gets those of that course. */
function isOfCourse(row: object, url: URL): boolean {
  const asked = url.searchParams.get('course');
  return !asked?.startsWith('eq.') || !('course' in row) || `eq.${row.course}` === asked;
}

function tableOf(url: URL): string {
  return decodeURIComponent(url.pathname).replace('/rest/v1/', '');
}
