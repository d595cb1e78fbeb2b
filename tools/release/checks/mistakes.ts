import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { defaultLanguage } from 'shared/contract';
import { axeFindings } from '../../browser/axeFindings.ts';
import { leftInPage, ownTimers } from './probe.ts';
import { type Slot, sectionSelector, type Visit } from './walk.ts';

/** The widths at which a page is looked at: a phone's and a desktop's. */
const widths = [390, 1440] as const;
/** The longest that a page may leave a visitor without an answer; a busy machine is slow too. */
const blockedMs = 3000;
/** How many problems of one kind are named. */
const mostNamed = 3;

/** How many tasks of React's a page that renders without end has at least, in which time. */
const restWatches = [
  { ms: 300, mostTasks: 10 },
  { ms: 1000, mostTasks: 30 },
] as const;
/** How long leaving a page may take, and how many tasks of React's it is at most. */
const leaveMs = 15_000;
const mostTasksOnLeaving = 30;

/** A page of the shell's own, to which a visitor leaves. */
const elsewhere = '/chi-siamo';

/** The files of a section: where they are, and those of its stylesheets that are linked from elsewhere. */
export interface SectionFiles {
  base: string;
  styles: ReadonlyMap<string, string>;
}

/**
 * What a section does wrong on an open page, at both widths: it crashes or blocks the main thread. A closer look also
 * names violations of axe, changed styles of the frame, and what stays after a visitor has left the page.
 *
 * @returns the problems, with those of the visit so far.
 */
export async function findMistakes(
  page: Page,
  visit: Visit,
  files: SectionFiles,
  looksCloser = true,
): Promise<readonly string[]> {
  const { slots, language, state, problems } = visit;
  const selectors = slots.map(sectionSelector);
  if (looksCloser && !(await isAtRest(page))) return [...problems, 'it renders without end'];
  const found: string[] = [];
  for (const width of widthsFrom(page)) {
    const crash = await crashAt(page, width, slots);
    if (crash) {
      found.push(crash);
      continue;
    }
    if (!looksCloser) continue;
    // Both are slow and depend on the width, not on the language: half of them in each.
    if ((width === widths[0]) !== (language === defaultLanguage)) continue;
    const violations = await violationsIn(page, selectors);
    const styles = state ? [] : await changedStyles(page, files);
    found.push(...[...violations, ...styles].map((problem) => `at ${width} px, ${problem}`));
  }
  found.push(...(await blockings(page, files.base)));
  if (looksCloser && slots.length > 0) found.push(...(await leftBehind(page, selectors, files)));
  // What it threw meanwhile is in the visit's problems.
  return [...problems, ...found];
}

/** Whether a complete page comes to rest; a slow machine does less in this time, so it is never refused for it. */
async function isAtRest(page: Page): Promise<boolean> {
  for (const { ms, mostTasks } of restWatches) {
    const before = (await ownTimers(page)).tasks;
    await pause(ms);
    if ((await ownTimers(page)).tasks - before < mostTasks) return true;
  }
  return false;
}

/** The width that a page has comes first: each change costs a layout. */
function widthsFrom(page: Page): readonly number[] {
  return page.viewportSize()?.width === widths[1] ? widths.toReversed() : widths;
}

/** What is wrong when the page is as wide as that; undefined when it works. */
async function crashAt(
  page: Page,
  width: number,
  slots: readonly Slot[],
): Promise<string | undefined> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  for (const { remote } of slots) {
    const failed = page.locator(`[data-remote-unavailable="${remote}"]`);
    if ((await failed.count()) > 0) return `it is out of service at ${width} px`;
  }
  return undefined;
}

async function violationsIn(page: Page, selectors: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const selector of selectors) {
    if ((await page.locator(selector).count()) === 0) continue;
    findings.push(...(await axeFindings(page, selector)));
  }
  return findings.map((one) => `it violates axe’s ${one.slice(0, 200)}`);
}

/** The computed styles of the frame that change without the section's stylesheets, or without what scripts set. */
async function changedStyles(page: Page, { base, styles }: SectionFiles): Promise<string[]> {
  const changes = await page.evaluate(
    ({ base, linked }) => {
      const still = new CSSStyleSheet();
      still.replaceSync('* { transition: none !important; animation: none !important }');
      document.adoptedStyleSheets.push(still);
      const frame = [
        ...document.querySelectorAll<HTMLElement>(
          'html, body, header, header *, footer, footer *, h1',
        ),
      ].filter((element) => !element.closest('[data-mf]'));
      // Sizes and positions follow from the section's height, or from another property.
      const size =
        /^(-|block-size|height|inline-size|width|inset|top|bottom|left|right|perspective-origin|transform-origin)/;
      // The shell has files of styles only.
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(
        (sheet) =>
          sheet !== still &&
          (!sheet.href || sheet.href.startsWith(base) || linked.includes(sheet.href)),
      );
      const sources = [
        ...sheets.map((sheet) => ({
          from: sheet.href ?? 'a stylesheet that a script adds',
          set: (isOn: boolean) => {
            sheet.disabled = !isOn;
          },
        })),
        ...frame.flatMap(({ style }) => {
          const text = style?.cssText;
          const set = (isOn: boolean) => {
            style.cssText = isOn ? text : '';
          };
          return text ? [{ from: 'a script that sets its style', set }] : [];
        }),
      ];
      const [before = [], ...reads] = [undefined, ...sources].map((source) => {
        source?.set(false);
        const values = frame.map((element) => {
          const style = getComputedStyle(element);
          return [...style]
            .filter((name) => !size.test(name))
            .map((name) => [name, style.getPropertyValue(name)] as const);
        });
        source?.set(true);
        return values;
      });
      const changes = reads.flatMap((without, source) =>
        frame.flatMap((element, index) => {
          const known = new Map(without[index]);
          const names = (before[index] ?? [])
            .filter(([name, value]) => known.get(name) !== value)
            .map(([name]) => name);
          // Of `border-block-end-color` and `color`, which causes it.
          const [name] = names.sort((one, other) => one.length - other.length);
          return name ? [{ from: sources[source]?.from ?? '', tag: element.localName, name }] : [];
        }),
      );
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return changes;
    },
    { base, linked: [...styles.keys()] },
  );
  return changes
    .slice(0, mostNamed)
    .map(
      ({ from, tag, name }) =>
        `it changes ${name} of the frame’s <${tag}>: ${fileOf(styles.get(from) ?? from, base)}`,
    );
}

/** The scripts that blocked the main thread; what else a frame waits for is the machine's. */
async function blockings(page: Page, base: string): Promise<string[]> {
  const frames = await page.evaluate(
    () =>
      new Promise<{ duration: number; script: string }[]>((resolve) => {
        // Also called with what was recorded before. Without any, the timer is first.
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => {
              const scripts: { sourceURL: string; duration: number }[] =
                Reflect.get(entry, 'scripts') ?? [];
              const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
              return { duration: longest?.duration ?? 0, script: longest?.sourceURL ?? '' };
            }),
          ),
        ).observe({ type: 'long-animation-frame', buffered: true });
        requestIdleCallback(() => setTimeout(() => resolve([])), { timeout: 500 });
      }),
  );
  return frames
    .filter(({ duration }) => duration > blockedMs)
    .map(
      ({ duration, script }) =>
        `it blocks the main thread for ${(duration / 1000).toFixed(1)} s: ${script.startsWith(base) ? '' : 'what is called from '}${fileOf(script, base)}`,
    );
}

/**
 * What a section leaves once a visitor has left its page: listeners on `window` and `document`, timers, global
 * variables, and functions of the browser that it has replaced.
 */
async function leftBehind(
  page: Page,
  selectors: readonly string[],
  { base }: SectionFiles,
): Promise<string[]> {
  const before = (await ownTimers(page)).tasks;
  const link = page.locator(`a[href^="${elsewhere}"]`).first();
  await link.evaluate((element) => element instanceof HTMLElement && element.click());
  const section = page.locator(selectors.join(', ')).first();
  const isLeft = await section.waitFor({ state: 'detached', timeout: leaveMs }).then(
    () => true,
    () => false,
  );
  const listeners = await ownListeners(page, base);
  const { timer, replaced, added } = await leftInPage(page);
  const globals = [
    ...replaced.map((name) => `it replaces ${name}`),
    ...added.map((name) => `it adds a global variable: ${name}`),
  ];
  if (!isLeft) {
    const clicks = listeners.filter(({ type }) => /click|pointer|mouse/.test(type));
    // On a machine that is slower than `isAtRest` expects.
    const isLoop = (await ownTimers(page)).tasks - before > mostTasksOnLeaving;
    const cause =
      clicks.map(({ file }) => fileOf(file, base))[0] ??
      (isLoop ? 'it renders without end' : 'no listener of its own');
    return [...globals, `a click on a link of the shell does not leave its page: ${cause}`];
  }
  return [
    ...globals,
    ...listeners.map(
      ({ type, target, file }) =>
        `it leaves a listener of ${type} on ${target}: ${fileOf(file, base)}`,
    ),
    ...(timer ? [`it leaves a timer without end: ${fileOf(timer, base)}`] : []),
  ];
}

/** The listeners on `window` and `document` with code of the section. */
async function ownListeners(page: Page, base: string) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  const session = await page.context().newCDPSession(page);
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => files.set(scriptId, url));
  await session.send('Debugger.enable');
  const own: { type: string; target: string; file: string }[] = [];
  for (const target of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    if (!result.objectId) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId,
    });
    for (const { type, scriptId } of listeners) {
      const file = files.get(scriptId) ?? '';
      if (file.startsWith(base)) own.push({ type, target, file });
    }
  }
  await session.detach();
  return own;
}

/** A file by its path in the section's build, or its address. */
function fileOf(url: string, base: string): string {
  return url.startsWith(base) ? url.slice(base.length) : url || 'unknown file';
}
