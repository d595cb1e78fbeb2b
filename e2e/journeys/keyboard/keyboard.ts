import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any part of a page has between two that a visitor wants. */
const mostStops = 150;

/**
 * A visitor without a pointer. Wherever a key leads, the focus can be seen: it is on the screen, nothing
 * lies over it (WCAG 2.2, 2.4.11), and it is marked (2.4.7).
 */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses a key that moves the focus. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.expectInSight();
  }

  /** Goes on with Tab until the focus is there, or back with Shift and Tab. */
  async tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(goal).toBeVisible();
    // Found once: to look for a name among hundreds takes longer than a stop.
    let found = await goal.elementHandle();
    for (let stop = 0; stop < mostStops; stop += 1) {
      await this.page.keyboard.press(key);
      let focus = await this.page.evaluate(lookAtFocus, found);
      if (focus.isGone) {
        found = await goal.elementHandle();
        focus = await this.page.evaluate(lookAtFocus, found);
      }
      if (focus.problem) await this.expectInSight();
      if (focus.isThere) return;
    }
    throw new Error(`${mostStops} times ${key} lead past ${goal}.`);
  }

  /**
   * A page that has just scrolled may take a moment to move its chat button aside: not longer than a
   * visitor takes to look for the focus.
   */
  private async expectInSight(): Promise<void> {
    const seen = async () => (await this.page.evaluate(lookAtFocus, null)).problem;
    await expect.poll(seen, { timeout: 1500 }).toBe('');
  }

  /** Goes to something and presses it; if it goes away, it leaves the focus somewhere in the page. */
  async use(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(goal, key);
    await this.page.keyboard.press('Enter');
    const lost = () => this.page.evaluate(() => document.activeElement === document.body);
    await expect.poll(lost, `the focus is lost after ${goal}`).toBe(false);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }
}

/**
 * Runs in the page: what is wrong with the place of the focus, in words, whether it is the goal, and
 * whether that has made way for another element.
 */
function lookAtFocus(goal: Node | null): { problem: string; isThere: boolean; isGone: boolean } {
  const focused = document.activeElement;
  const isGone = goal?.isConnected === false;
  // Between the last stop and the first the browser's own bar has the focus.
  if (!focused || focused === document.body) return { problem: '', isThere: false, isGone };
  return { problem: problemOf(focused), isThere: focused === goal, isGone };

  function problemOf(focused: Element): string {
    const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
    const said = `${focused.tagName} “${name.slice(0, 60)}”`;

    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    // The fourth number, or what comes after the bar; a colour that has neither is solid.
    const alpha = /(?:\/|,[^,]+,[^,]+,)\s*([\d.]+)\)$/.exec(outlineColor)?.[1] ?? '1';
    const isMarked =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && Number(alpha) >= 0.5;
    if (!isMarked) return `${said} is not marked`;

    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to - from < 1 || end - start < 1) return `${said} is out of sight`;

    // What is high is read by scrolling; of all else the middle and every side are in sight.
    const isTall = bottom - top > innerHeight / 2;
    // Not its corners: a round button has none.
    const points = [
      [0.5, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
      [0.1, 0.5],
      [0.9, 0.5],
    ].map(([x = 0, y = 0]) => ({ x: from + x * (to - from), y: start + y * (end - start) }));
    const covers = points.map(({ x, y }) => floatingAt(focused, x, y));
    const cover = isTall ? covers.every(Boolean) && covers[0] : covers.find(Boolean);
    if (!cover) return '';
    const covering = `${cover.tagName} “${(cover.textContent ?? '').slice(0, 40)}”`;
    return `${said} lies below ${covering}`;
  }

  /** What floats at a point above the page, and not with the focus; a toast is gone after seconds. */
  function floatingAt(focused: Element, x: number, y: number): Element | undefined {
    let part = document.elementFromPoint(x, y);
    while (part && !part.contains(focused)) {
      const isToast = part.matches('[role="region"][aria-live]');
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return isToast ? undefined : part;
      part = part.parentElement;
    }
    return undefined;
  }
}
