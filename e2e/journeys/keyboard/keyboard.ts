import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than there are between any two targets. */
const maxStops = 150;

/** Uses a page by keyboard; after each key the focus is visible (WCAG 2.2, 2.4.7) and unobscured (2.4.11). */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.expectFocusVisible();
  }

  /** Presses Tab, or Shift and Tab, until the target has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    // Finding an element by name among hundreds takes longer than a tab stop.
    let element = await target.elementHandle();
    for (let stop = 0; stop < maxStops; stop += 1) {
      await this.page.keyboard.press(key);
      let focus = await this.page.evaluate(inspectFocus, element);
      if (focus.isDetached) {
        element = await target.elementHandle();
        focus = await this.page.evaluate(inspectFocus, element);
      }
      if (focus.problem) await this.expectFocusVisible();
      if (focus.isOnTarget) return;
    }
    throw new Error(`${key} did not reach ${target} in ${maxStops} stops.`);
  }

  /** With a short timeout, because the chat button moves aside after scrolling. */
  private async expectFocusVisible(): Promise<void> {
    const problem = async () => (await this.page.evaluate(inspectFocus, null)).problem;
    await expect.poll(problem, { timeout: 1500 }).toBe('');
  }

  /** Presses Enter on the target, which must not lose the focus to the document's body. */
  async use(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.page.keyboard.press('Enter');
    const lost = () => this.page.evaluate(() => document.activeElement === document.body);
    await expect.poll(lost, `the focus is lost after ${target}`).toBe(false);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }
}

/** Runs in the page: the focus's problem, if any, and whether the target has it or was replaced. */
function inspectFocus(target: Node | null): {
  problem: string;
  isOnTarget: boolean;
  isDetached: boolean;
} {
  const focused = document.activeElement;
  const isDetached = target?.isConnected === false;
  // Between the last and the first tab stop the browser's toolbar has the focus.
  if (!focused || focused === document.body) return { problem: '', isOnTarget: false, isDetached };
  return { problem: problemOf(focused), isOnTarget: focused === target, isDetached };

  function problemOf(focused: Element): string {
    const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
    const description = `${focused.tagName} “${name.slice(0, 60)}”`;

    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    // The alpha channel is the fourth number or follows a slash; otherwise the colour is opaque.
    const alpha = /(?:\/|,[^,]+,[^,]+,)\s*([\d.]+)\)$/.exec(outlineColor)?.[1] ?? '1';
    const isOutlined =
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && Number(alpha) >= 0.5;
    if (!isOutlined) return `${description} has no visible outline`;

    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to - from < 1 || end - start < 1) return `${description} is outside the viewport`;

    // A tall element may be partly covered; of others the centre and every side must be visible.
    const isTall = bottom - top > innerHeight / 2;
    // The corners are left out, because a round button lacks them.
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
    return `${description} is covered by ${covering}`;
  }

  /** The fixed or sticky element that covers a point; toasts do not count, as they disappear. */
  function floatingAt(focused: Element, x: number, y: number): Element | undefined {
    let element = document.elementFromPoint(x, y);
    while (element && !element.contains(focused)) {
      const isToast = element.matches('[role="region"][aria-live]');
      if (/fixed|sticky/.test(getComputedStyle(element).position))
        return isToast ? undefined : element;
      element = element.parentElement;
    }
    return undefined;
  }
}
