import type { Locator, Page } from '@playwright/test';
import { hold } from './hold.ts';

const fromAnywhere = { 'Access-Control-Allow-Origin': '*' };

/** Which requests read a table. */
export const readsOf = (table: string) => `**/rest/v1/${table}?**`;

/** The backend refuses every read of a table, until `page.unroute(readsOf(table))`. */
export async function refuseReads(page: Page, table: string): Promise<void> {
  await page.route(readsOf(table), (route) =>
    route.fulfill({ status: 500, json: { message: 'no' }, headers: fromAnywhere }),
  );
}

/** The backend answers every read of a table with these rows, in the pages that are asked for. */
export async function answerRows(page: Page, table: string, rows: readonly object[]) {
  await page.route(readsOf(table), (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const from = Number(asked.get('offset') ?? 0);
    const to = from + Number(asked.get('limit') ?? 1000);
    return route.fulfill({ json: rows.slice(from, to), headers: fromAnywhere });
  });
}

/** Changes each row that the real backend answers; they are counted from 0. */
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

/** Holds every read of a table back until the returned function is called. */
export function holdReads(page: Page, table: string): Promise<() => void> {
  return hold(page, readsOf(table));
}

/** Says how much the page has moved by itself since it began: its cumulative layout shift. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

/** By how much the page is wider than the screen; what scrolls by itself does not count. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The words of what is cut or scrolls sideways in these parts of the page, or is one of them. */
export function widerInside(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        // What is typed may be longer than its field, and a name that ends in dots says so.
        if (textOverflow === 'ellipsis' || element.matches('input, textarea, select')) return false;
        if (overflowX === 'visible' || element.closest('.sr-only, svg')) return false;
        return element.scrollWidth > element.clientWidth + 1;
      })
      .map(
        ({ tagName, scrollWidth, clientWidth, textContent }) =>
          `${tagName} ${scrollWidth} > ${clientWidth}: ${textContent?.slice(0, 60)}`,
      ),
  );
}
