import { launch } from 'puppeteer-core';
import { type Engine, type EngineOptions, viewport } from './tab.ts';

/** Starts an unpatched Firefox, which puppeteer drives over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { colorScheme, downloads }: EngineOptions,
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, TZ: 'Europe/Rome' },
    defaultViewport: viewport,
    extraPrefsFirefox: {
      // 0 is dark, 1 is light.
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // 2 is the folder below; otherwise a dialog asks where to save.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
      // A saved PDF would be opened in a tab before the page, whose timers then wait.
      'pdfjs.disabled': true,
      // The panel would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
    },
  });
  // In the first tab the page has no focus, and nothing in it matches `:focus`.
  const page = await browser.newPage();
  await page.setViewport(viewport);
  // A calculator with unsaved grades asks before it is left, also by the next journey.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    tab: {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      forward: async () => void (await page.goForward()),
      reload: async () => void (await page.reload()),
      run: (expression) => page.evaluate(expression),
      clickAt: ({ x, y }) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      screenshot: async () => Buffer.from(await page.screenshot()),
    },
    close: () => browser.close(),
  };
}
