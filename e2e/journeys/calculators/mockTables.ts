import type { Page } from '@playwright/test';
import { anyOrigin } from '../backendMocks.ts';

/** Responds to reads of these tables with the given rows. */
export async function mockTables(
  page: Page,
  tables: Readonly<Record<string, readonly object[]>>,
): Promise<void> {
  await page.route(
    (url) => tableOf(url) in tables,
    (route) => {
      const url = new URL(route.request().url());
      const json = tables[tableOf(url)]?.filter((row) => isOfCourse(row, url));
      return route.fulfill({ json, headers: anyOrigin });
    },
  );
}

/** Applies the filter by course to rows that have one. */
function isOfCourse(row: object, url: URL): boolean {
  const filter = url.searchParams.get('course');
  return !filter?.startsWith('eq.') || !('course' in row) || `eq.${row.course}` === filter;
}

function tableOf(url: URL): string {
  return decodeURIComponent(url.pathname).replace('/rest/v1/', '');
}
