import type { Browser } from '@playwright/test';
import { observePage } from '../loading/observePage.ts';
import { openPhone, throttleNetwork, throttleProcessor } from '../phone.ts';
import type { Measured } from './measure.ts';

/** A button that a visitor taps as soon as it is on screen, with an empty cache. */
interface FirstTap {
  name: string;
  path: string;
  button: string;
  /** Is in the page once the tap is answered, and not before. */
  effect: string;
}

export const firstTaps: readonly FirstTap[] = [
  {
    name: 'first tap: another year',
    path: '/',
    button: '[data-mf="handouts"] button[aria-pressed="false"]',
    effect: '[data-mf="handouts"] button[aria-pressed="false"] ~ button[aria-pressed="true"]',
  },
  {
    name: 'first tap: a body',
    path: '/rappresentanti',
    button: '[data-mf="representatives"] article button[aria-expanded="false"]',
    effect: '[data-mf="representatives"] article button[aria-expanded="true"]',
  },
  {
    name: 'first tap: a preview',
    path: '/dispense/secondo-anno/Statistica',
    button: '[data-mf="handouts"] li button[aria-haspopup="dialog"]',
    effect: '[role="dialog"]',
  },
];

declare global {
  var firstTapAnswered: Promise<number>;
}

/** From the beginning of the navigation until the first tap is answered on screen. */
export async function measureFirstTap(
  browser: Browser,
  site: string,
  { name, path, button, effect }: FirstTap,
): Promise<Measured> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(observePage);
    await phone.addInitScript(tapOnceVisible, { button, effect });
    const page = await phone.newPage();
    const session = await phone.newCDPSession(page);
    await throttleNetwork(session);
    await throttleProcessor(session);
    await page.goto(site + path);
    const duration = await page.evaluate(() => firstTapAnswered);
    return { name, duration, keystrokes: [] };
  } finally {
    await phone.close();
  }
}

/** Runs in the page before its own scripts. */
function tapOnceVisible({ button, effect }: Pick<FirstTap, 'button' | 'effect'>): void {
  if (window.top !== window) return;
  globalThis.firstTapAnswered = paintOf(button).then(() => {
    document.querySelector<HTMLElement>(button)?.click();
    return paintOf(effect);
  });
}
