import type { Page } from '@playwright/test';

/** The paths of the site that a page links to. */
export function linksOf(page: Page): Promise<string[]> {
  return (
    page
      .locator('a[href^="/"]')
      // Without the language, which links of English pages name too.
      .evaluateAll((all) =>
        all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.pathname : [])),
      )
  );
}
