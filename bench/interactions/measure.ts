import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { observePage } from '../loading/observePage.ts';
import type { MeasuredPage } from '../loading/pages.ts';
import { openPhone, throttleNetwork, throttleProcessor } from '../phone.ts';
import type { Scenario } from './scenarios.ts';
import { type Keystroke, keystrokesIn, longestInteraction, traceOf } from './trace.ts';

/** Everything that an interaction causes ends within this. */
const settleMs = 500;
/** How long a finger stays on the glass in a tap. */
const touchMs = 80;
/** How long a visitor looks at a page, or at the open menu, which prefetches what it links to. */
const lookMs = 2000;

export interface Measured {
  name: string;
  /** The INP of an interaction, or how long a navigation took, in milliseconds. */
  duration: number;
  /** The keys that have a visible effect. */
  keystrokes: readonly Keystroke[];
}

export async function measureScenario(
  browser: Browser,
  site: string,
  { open, interactions }: Scenario,
): Promise<Measured[]> {
  return withPhonePage(browser, async (page, session) => {
    await open(page, site);
    await throttleProcessor(session);
    const measured: Measured[] = [];
    for (const interaction of interactions) {
      const { name, prepare, tap: target, keys = [], effect } = interaction;
      await prepare?.(page);
      await page.waitForTimeout(settleMs);
      const point = target && (await centreOf(page, target));
      const events = await traceOf(browser, page, async () => {
        await page.waitForTimeout(settleMs);
        if (point) await tap(session, point);
        for (const key of keys) {
          await page.keyboard.press(typeof key === 'string' ? key : key.withoutEffect);
          // Evaluating code in the page while it responds would delay the response.
          await page.waitForTimeout(settleMs);
        }
        await page.waitForTimeout(settleMs);
        if (effect) await page.locator(effect).first().waitFor();
        await page.waitForTimeout(settleMs);
      });
      const keystrokes = keystrokesIn(events).filter((_, index) => typeof keys[index] === 'string');
      measured.push({ name, duration: longestInteraction(events), keystrokes });
    }
    return measured;
  });
}

/** Opens pages by the menu, and measures from the click on its link to the data of the page. */
export async function measureNavigations(
  browser: Browser,
  site: string,
  navigations: readonly MeasuredPage[],
): Promise<Measured[]> {
  return withPhonePage(browser, async (page, session) => {
    await throttleNetwork(session);
    await page.goto(site);
    await throttleProcessor(session);
    const measured: Measured[] = [];
    for (const { name, path, dataSelector } of navigations) {
      await page.waitForTimeout(lookMs);
      await page.waitForLoadState('networkidle');
      await page.tap('button[aria-controls="menu"]');
      const link = await centreOf(page, `#menu a[href="${path}"]`);
      const duration = page.evaluate(timeFromNextClick, dataSelector);
      await page.waitForTimeout(lookMs);
      const [milliseconds] = await Promise.all([duration, tap(session, link)]);
      measured.push({ name, duration: milliseconds, keystrokes: [] });
    }
    return measured;
  });
}

/** Runs in the page. */
export function timeFromNextClick(selector: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      paintOf(selector).then((paintedAt) => resolve(paintedAt - timeStamp), reject);
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

type Point = Awaited<ReturnType<typeof centreOf>>;

/** Found before the tap: `page.tap` looks for it while the page responds. */
export async function centreOf(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not on screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Unlike `page.tap`, leaves the page as much time between touch and release as a finger does. */
export async function tap(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function withPhonePage<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(observePage);
    const page = await phone.newPage();
    return await use(page, await phone.newCDPSession(page));
  } finally {
    await phone.close();
  }
}
