/** Keys that journeys press, named as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/**
 * One tab of a browser: the little that puppeteer, WebDriver and Playwright have in common. All input is
 * real input, which the browser itself dispatches.
 */
export interface Tab {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, which may be a promise of text. */
  run(expression: string): Promise<unknown>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  clickAt(point: { x: number; y: number }): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
}

export type ColorScheme = 'light' | 'dark';

export interface EngineOptions {
  colorScheme: ColorScheme;
  /** Where the browser saves files, without asking. */
  downloads: string;
}

/** A browser with one open tab of 390 × 844 px, which is in Milan's time zone. */
export interface Engine {
  tab: Tab;
  close(): Promise<void>;
}

export const viewport = { width: 390, height: 844 };
