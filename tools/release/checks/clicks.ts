import type { Page } from '@playwright/test';
import { sectionSelector, type Visit } from './walk.ts';

/** How many different buttons of a page are clicked. */
const mostClicks = 20;

/**
 * Clicks what a section offers on a page, and its first link.
 *
 * @returns where it crashes; what it reports is an answer to a write that was refused.
 */
export async function findCrashesOnClick(page: Page, { slots }: Visit): Promise<readonly string[]> {
  const crashes = await page.evaluate(clickAll, {
    selectors: slots.map(sectionSelector),
    failed: slots.map(({ remote }) => `[data-remote-unavailable="${remote}"]`).join(', '),
    most: mostClicks,
  });
  return crashes.map(({ name, message }) => `it crashes after a click on “${name}”: ${message}`);
}

/** Runs in the page. */
async function clickAll(where: { selectors: string[]; failed: string; most: number }) {
  const crashes: { name: string; message: string }[] = [];
  let message = '';
  addEventListener('error', (event) => {
    message ||= event.message;
  });
  addEventListener('unhandledrejection', (event) => {
    message ||= String(event.reason);
  });
  // Neither a tab that stays open nor a dialog of the browser.
  const browsers = { open: window.open, print: window.print };
  Object.assign(window, { open: () => null, print: () => {} });
  const path = location.pathname;
  const within = (what: string) =>
    where.selectors.flatMap((selector) => what.split(', ').map((one) => `${selector} ${one}`));
  const buttons = document.querySelectorAll<HTMLElement>(
    within('button:enabled, [role="tab"], summary').join(', '),
  );
  const links = document.querySelectorAll<HTMLElement>(
    within('a[href^="/"]:not([target])').join(', '),
  );
  const clicked = new Set<string>();
  for (const element of [...buttons, ...[...links].slice(0, 1)]) {
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    if (!element.isConnected || clicked.has(name) || clicked.size === where.most) continue;
    clicked.add(name);
    element.click();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    if (document.querySelector(where.failed)) message ||= 'it is out of service';
    if (message) crashes.push({ name: name.slice(0, 60), message });
    if (message || location.pathname !== path) break;
  }
  Object.assign(window, browsers);
  return crashes;
}
