import { expect } from '@playwright/test';
import type { Language } from 'shared/contract';
import { addressIn } from '../journeys/fixtures.ts';
import type { Key, Tab } from './browsers/tab.ts';
import { hitPoint, visibleTexts } from './inPage.ts';

/** How long something may take to appear, on a busy machine. */
const timeout = 15_000;

/** What journeys do with a page and see of it, in any engine. Elements are named by XPath (`find.ts`). */
export class Page {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens a page of the site in a language and waits until it is interactive. */
  async visit(path: string, language: Language = 'it'): Promise<void> {
    await this.tab.goto(this.origin + addressIn(language, path));
    await this.untilInteractive();
  }

  async untilInteractive(): Promise<void> {
    const isInteractive = () => 'interactive' in document.documentElement.dataset;
    await expect.poll(() => this.evaluate(isInteractive, null), { timeout }).toBe(true);
  }

  /** Runs a function in the page; argument and result must be JSON. */
  async evaluate<Argument, Result>(
    pageFunction: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> {
    const call = `(${pageFunction})(${JSON.stringify(argument)})`;
    const expression = `Promise.resolve(${call}).then((value) => JSON.stringify(value ?? null))`;
    return JSON.parse(String(await this.tab.run(expression)));
  }

  /** Path, query and fragment of the address. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash, null);
  }

  /** The texts of the visible elements. */
  texts(xpath: string): Promise<string[]> {
    return this.evaluate(visibleTexts, xpath);
  }

  async see(xpath: string): Promise<void> {
    const isSeen = async () => (await this.texts(xpath)).length > 0;
    await expect.poll(isSeen, { timeout, message: `sees ${xpath}` }).toBe(true);
  }

  async seeNone(xpath: string): Promise<void> {
    await expect
      .poll(() => this.texts(xpath), { timeout, message: `sees no ${xpath}` })
      .toEqual([]);
  }

  async seeAddress(address: string | RegExp): Promise<void> {
    const matches = async () => {
      const current = await this.address();
      return typeof address === 'string' ? current === address : address.test(current);
    };
    await expect.poll(matches, { timeout, message: `is at ${address}` }).toBe(true);
  }

  /** Clicks the first visible element, once it has stopped moving and nothing covers it. */
  async click(xpath: string): Promise<void> {
    let found: { x: number; y: number } | null = null;
    const isThere = async () => {
      found = await this.evaluate(hitPoint, xpath);
      return found !== null;
    };
    await expect.poll(isThere, { timeout, message: `can click ${xpath}` }).toBe(true);
    if (found) await this.tab.clickAt(found);
  }

  /** Clicks a field and types into it. */
  async fill(xpath: string, text: string): Promise<void> {
    await this.click(xpath);
    await this.tab.type(text);
  }

  /** The element that has the focus, as text: `BUTTON Chiudi`. */
  focused(): Promise<string> {
    return this.evaluate(() => {
      const element = document.activeElement;
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return `${element?.tagName} ${name.trim().slice(0, 60)}`;
    }, null);
  }

  press = (key: Key) => this.tab.press(key);
  type = (text: string) => this.tab.type(text);
  back = () => this.tab.back();
  forward = () => this.tab.forward();
  screenshot = () => this.tab.screenshot();

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.untilInteractive();
  }
}
