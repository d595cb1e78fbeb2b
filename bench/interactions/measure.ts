import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone, throttleNetwork, throttleProcessor } from '../browser.ts';
import { observeEvents } from './observeEvents.ts';
import { navigations, type Scenario } from './scenarios.ts';

/** The smallest duration that Event Timing reports. */
const minDurationMs = 16;
/** Everything that an interaction causes ends within this. */
const settleMs = 500;
/** How long a finger stays on the glass in a tap. */
const touchMs = 80;
/** How long a visitor looks at a page, or at the open menu, which prefetches what it links to. */
const lookMs = 2000;

/** The longest event duration of each interaction, which is its INP. */
export async function measureScenario(
  browser: Browser,
  site: string,
  { path, ready, interactions }: Scenario,
): Promise<Map<string, number>> {
  return withPhonePage(browser, async (page) => {
    await page.goto(site + path);
    await page.locator(ready).first().waitFor();
    const session = await page.context().newCDPSession(page);
    await throttleProcessor(session);
    const durations = new Map<string, number>();
    for (const { name, prepare, effect, ...input } of interactions) {
      await prepare?.(page);
      const point = 'tap' in input ? await centreOf(page, input.tap) : undefined;
      const since = await page.evaluate(() => performance.now());
      await page.waitForTimeout(settleMs);
      if (point) await tap(session, point);
      else if ('key' in input) await page.keyboard.press(input.key);
      // Evaluating code in the page while it responds would delay the response.
      await page.waitForTimeout(settleMs);
      if ('tap' in input) await assertTapped(page, input.tap);
      await page.locator(effect).first().waitFor();
      await page.waitForTimeout(settleMs);
      durations.set(name, await longestEvent(page, since));
    }
    return durations;
  });
}

/** Milliseconds from the click on a link of the menu to the data of its page, by path. */
export async function measureNavigations(
  browser: Browser,
  site: string,
): Promise<Map<string, number>> {
  return withPhonePage(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await throttleNetwork(session);
    await page.goto(site);
    await throttleProcessor(session);
    const durations = new Map<string, number>();
    for (const { path, dataSelector } of navigations) {
      await page.waitForTimeout(lookMs);
      await page.waitForLoadState('networkidle');
      await page.tap('button[aria-controls="menu"]');
      const point = await centreOf(page, `#menu a[href="${path}"]`);
      const duration = page.evaluate((data) => timeFromNextClick?.(data), dataSelector);
      await page.waitForTimeout(lookMs);
      const [measured = Number.NaN] = await Promise.all([duration, tap(session, point)]);
      durations.set(path, measured);
    }
    return durations;
  });
}

interface Point {
  x: number;
  y: number;
}

/** Found before the tap: `page.tap` looks for it while the page responds. */
async function centreOf(page: Page, selector: string): Promise<Point> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not on screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Unlike `page.tap`, leaves the page as much time between touch and release as a finger does. */
async function tap(session: CDPSession, point: Point): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** @throws Error when the tap hit something else, which would respond at once. */
async function assertTapped(page: Page, selector: string): Promise<void> {
  const isHit = await page.evaluate(
    (wanted) => Boolean(recordedEvents?.pointerTarget?.closest(wanted)),
    selector,
  );
  if (!isHit) throw new Error(`The tap missed ${selector}.`);
}

async function longestEvent(page: Page, since: number): Promise<number> {
  const durations = await page.evaluate(
    (from) =>
      (recordedEvents?.timings ?? [])
        .filter(({ startTime }) => startTime >= from)
        .map(({ duration }) => duration),
    since,
  );
  return Math.max(minDurationMs, ...durations);
}

async function withPhonePage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(observeEvents);
    return await use(await phone.newPage());
  } finally {
    await phone.close();
  }
}
