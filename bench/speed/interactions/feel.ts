import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone, slowLine, slowProcessor } from '../browser.ts';
import { type Case, destinations, walk } from './cases.ts';
import { feelInPage, type RouteAnnouncer } from './inPage.ts';

/** Event Timing tells nothing below this, in milliseconds. */
const unnoticed = 16;
/** After an interaction, in milliseconds: everything that it causes is over, and told. */
const pause = 500;
/** As long as a finger stays on the glass when it taps, in milliseconds. */
const touchLasts = 80;
/** As long as a visitor looks at a page, or at the open menu: what is fetched meanwhile is there. */
const look = 2000;

/** Runs a case's interactions; tells how long each took to be answered on screen. */
export async function feelCase(
  browser: Browser,
  site: string,
  { path, ready, acts }: Case,
): Promise<Map<string, number>> {
  return onPhone(browser, async (page) => {
    await page.goto(site + path);
    await page.locator(ready).first().waitFor();
    const session = await page.context().newCDPSession(page);
    await slowProcessor(session);
    const felt = new Map<string, number>();
    for (const { name, prepare, answered, ...act } of acts) {
      await prepare?.(page);
      const place = 'tap' in act ? await placeOf(page, act.tap) : undefined;
      const from = await page.evaluate(() => performance.now());
      await page.waitForTimeout(pause);
      if (place) await tap(session, place);
      else if ('key' in act) await page.keyboard.press(act.key);
      // The page is left alone until it has answered: what it is asked takes its time too.
      await page.waitForTimeout(pause);
      if ('tap' in act) await checkTouched(page, act.tap);
      await page.locator(answered).first().waitFor();
      await page.waitForTimeout(pause);
      felt.set(name, await longestSince(page, from));
    }
    return felt;
  });
}

interface Place {
  x: number;
  y: number;
}

/**
 * Where a finger goes. Asked well before it does: `page.tap` would look for the place, and whether
 * something lies over it, while the page answers.
 */
async function placeOf(page: Page, selector: string): Promise<Place> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is nowhere to be pressed.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * A finger that misses would be answered at once, by nothing.
 *
 * @throws Error where something else was touched.
 */
async function checkTouched(page: Page, selector: string): Promise<void> {
  const hit = await page.evaluate((wanted) => Boolean(felt?.touched?.closest(wanted)), selector);
  if (!hit) throw new Error(`The finger missed ${selector}.`);
}

/** What a page begins when it is touched has the time that a finger gives it. */
async function tap(session: CDPSession, place: Place): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await wait(touchLasts);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function longestSince(page: Page, from: number): Promise<number> {
  return page.evaluate(
    ([since = 0, least = 0]) =>
      Math.max(
        least,
        ...(felt?.events ?? []).filter(({ at }) => at >= since).map(({ lasted }) => lasted),
      ),
    [from, unnoticed],
  );
}

/** Goes from page to page by the menu, on a slow line, after a look at each. */
export async function feelNavigation(
  browser: Browser,
  site: string,
): Promise<Map<string, RouteAnnouncer>> {
  return onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await slowLine(session);
    await page.goto(site);
    await slowProcessor(session);
    const arrivals = new Map<string, RouteAnnouncer>();
    for (const { path, view, data } of destinations) {
      await page.waitForTimeout(look);
      await page.waitForLoadState('networkidle');
      await page.tap('button[aria-controls="menu"]');
      const place = await placeOf(page, `#menu a[href="${path}"]`);
      // Asked before the press: whatever the page is asked afterwards, it would answer in between.
      const arrival = page.evaluate(([its = '', of = '']) => awaitArrival?.(its, of), [view, data]);
      await page.waitForTimeout(look);
      const [arrived] = await Promise.all([arrival, tap(session, place)]);
      if (arrived) arrivals.set(path, arrived);
    }
    return arrivals;
  });
}

/** The scripts' memory in bytes after one walk through all pages, and after a second. */
export async function weighWalks(browser: Browser, site: string): Promise<[number, number]> {
  return onPhone(browser, async (page) => {
    await page.goto(site);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const walkAndWeigh = async () => {
      for (const path of walk) {
        // As the browser's own buttons do it: the router follows.
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await page.waitForTimeout(pause);
        await page.waitForLoadState('networkidle');
      }
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    };
    return [await walkAndWeigh(), await walkAndWeigh()];
  });
}

async function onPhone<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(feelInPage);
    return await use(await phone.newPage());
  } finally {
    await phone.close();
  }
}
