import type { Browser } from '@playwright/test';
import { observePage } from '../loading/observePage.ts';
import { openPhone, throttleNetwork, throttleProcessor, untilRest } from '../phone.ts';
import { centreOf, type Measured, tap, timeFromNextClick, withPhonePage } from './measure.ts';

/** A button that a visitor taps first, with an empty cache. */
interface FirstTap {
  name: string;
  path: string;
  button: string;
  /** Is in the page once the tap is answered, and not before. */
  effect: string;
}

export const firstTaps: readonly FirstTap[] = [
  {
    name: 'another year',
    path: '/',
    button: '[data-mf="handouts"] button[aria-pressed="false"]',
    effect: '[data-mf="handouts"] button[aria-pressed="false"] ~ button[aria-pressed="true"]',
  },
  {
    name: 'a body',
    path: '/rappresentanti',
    button: '[data-mf="representatives"] article button[aria-expanded="false"]',
    effect: '[data-mf="representatives"] article button[aria-expanded="true"]',
  },
  {
    name: 'a preview',
    path: '/dispense/secondo-anno/Statistica',
    button: '[data-mf="handouts"] li button[aria-haspopup="dialog"]',
    effect: '[role="dialog"]',
  },
];

declare global {
  var firstTapAnswered: Promise<number>;
}

/** The names of the two ways in which it is measured. */
export const asSoonAsVisible = (name: string) => `first tap: ${name}`;
export const onRestedPage = (name: string) => `first tap on a page that rests: ${name}`;

/** From the beginning of the navigation until a tap as soon as the button is visible is answered on screen. */
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
    return { name: asSoonAsVisible(name), duration, keystrokes: [] };
  } finally {
    await phone.close();
  }
}

/** From a click on a page that rests, the first input that it gets, until it is answered on screen. */
export async function measureRestedTap(
  browser: Browser,
  site: string,
  { name, path, button, effect }: FirstTap,
): Promise<Measured> {
  return withPhonePage(browser, async (page, session) => {
    await throttleNetwork(session);
    await throttleProcessor(session);
    await page.goto(site + path);
    const point = await centreOf(page, button);
    const duration = page.evaluate(timeFromNextClick, effect);
    await untilRest(page);
    await tap(session, point);
    return { name: onRestedPage(name), duration: await duration, keystrokes: [] };
  });
}

/** Runs in the page before its own scripts. */
function tapOnceVisible({ button, effect }: Pick<FirstTap, 'button' | 'effect'>): void {
  if (window.top !== window) return;
  globalThis.firstTapAnswered = paintOf(button).then(() => {
    document.querySelector<HTMLElement>(button)?.click();
    return paintOf(effect);
  });
}
