import type { BrowserContext } from '@playwright/test';

/**
 * Answers signed links with a page in place of the PDF: a browser without a viewer of its own, such as
 * the headless shell, would save the file and leave the tab where it was.
 */
export async function showSignedFiles(context: BrowserContext): Promise<void> {
  await context.route(/\/object\/sign\/.*[?&]token=/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>PDF</title>' })
      : route.fallback(),
  );
}
