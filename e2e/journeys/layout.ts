import type { Locator, Page } from '@playwright/test';

/** Records layout shifts from the next page load on; returns a function that reads their sum (CLS). */
export async function trackLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
}

/** How many pixels the page is wider than the viewport, apart from elements that scroll themselves. */
export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The elements within these that clip their content or scroll sideways, themselves included. */
export function clippedContent(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        // An ellipsis shows that a text goes on, and a field scrolls what is typed.
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
