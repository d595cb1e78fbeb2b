import type { Page } from '@playwright/test';

/**
 * Hears every error that the page's console shows from now on. Journeys go without the service worker
 * (playwright.config.ts), and that the page says so is none.
 */
export function onConsoleError(page: Page, hear: (text: string) => void): void {
  page.on('console', (message) => {
    const isExpected = message.text().includes('The site cannot be kept for offline use');
    if (message.type() === 'error' && !isExpected) hear(message.text());
  });
}
