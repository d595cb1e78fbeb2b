import { expect, type Locator, type Page } from '@playwright/test';

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

/**
 * Hides the scroll bars, which lays a page out as overlay scroll bars do, or shows them. Only in journeys
 * tagged `@scrollbars`, whose browser has scroll bars that take room.
 */
export async function hideScrollBars(page: Page, isHidden: boolean): Promise<void> {
  const width = await page.evaluate(async (hides) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(hides ? '* { scrollbar-width: none !important }' : '');
    document.adoptedStyleSheets = [sheet];
    // Resize observers render a frame later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
    // A modal dialog locks the page, which then has no scroll bar.
    const isLocked = [document.documentElement, document.body].some((element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowY),
    );
    const hasBar = scrollHeight > clientHeight && !isLocked;
    return hasBar ? window.innerWidth - clientWidth : undefined;
  }, isHidden);
  if (width !== undefined) expect(width > 0, 'the scroll bar takes room').toBe(!isHidden);
}
