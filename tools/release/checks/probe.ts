import type { BrowserContext, Page } from '@playwright/test';

/** Where a page has its probe. */
const probeName = '__releaseProbe';
/** A timer with a longer delay, in milliseconds, is not awaited. */
const longestTimerMs = 2000;

/** How often a section starts timers, how many are about to run once, and how often React goes on in a task. */
interface Timers {
  started: number;
  pending: number;
  tasks: number;
}

/** What a probe knows of the scripts of a section, and of all scripts. */
interface Probe {
  timers: () => Timers;
  /** The file whose timer repeats, or starts again and again; waits for those that run once. */
  endlessTimer: () => Promise<string | undefined>;
  /** Functions of the browser that a script has replaced: `window.fetch`. */
  replaced: () => string[];
  /** Global variables that the browser did not have. */
  added: () => string[];
}

/** Adds a probe to the pages of a context: it knows the timers of scripts below `base`, and what scripts replace or add. */
export async function addProbe(context: BrowserContext, base: string): Promise<void> {
  // What names functions where TypeScript is compiled at run time is not in the page.
  await context.addInitScript('globalThis.__name ??= (named) => named;');
  await context.addInitScript(startProbe, { base, name: probeName, longestTimerMs });
}

export function ownTimers(page: Page): Promise<Timers> {
  return page.evaluate((name) => {
    const probe: Probe | undefined = Reflect.get(window, name);
    return probe?.timers() ?? { started: 0, pending: 0, tasks: 0 };
  }, probeName);
}

/** What scripts leave behind once a visitor has left the section's page: see `Probe`. */
export function leftInPage(
  page: Page,
): Promise<{ timer?: string | undefined; replaced: string[]; added: string[] }> {
  return page.evaluate(async (name) => {
    const probe: Probe | undefined = Reflect.get(window, name);
    return {
      timer: await probe?.endlessTimer(),
      replaced: probe?.replaced() ?? [],
      added: probe?.added() ?? [],
    };
  }, probeName);
}

/** Runs in the page, before all of its scripts. */
function startProbe({
  base,
  name,
  longestTimerMs,
}: {
  base: string;
  name: string;
  longestTimerMs: number;
}): void {
  const timers = new Map<string, { file: string; isRepeated: boolean }>();
  let started = 0;
  const callerFile = () => {
    // After the error's own line: this function, the wrapper, and its caller.
    const caller = new Error().stack?.split('\n')[3] ?? '';
    const file = /https?:\/\/\S+?(?=:\d+:\d+)/.exec(caller)?.[0];
    return file?.startsWith(base) ? file : undefined;
  };
  const wrap = (startName: string, cancelName: string, isRepeated: boolean) => {
    const start: (...args: unknown[]) => number = Reflect.get(window, startName);
    const cancel: (id: unknown) => void = Reflect.get(window, cancelName);
    // A timeout and an interval can end each other.
    const keyOf = (id: unknown) => `${cancelName.includes('Frame') ? 'frame' : 'timer'} ${id}`;
    Reflect.set(window, startName, (run: unknown, delay: unknown, ...rest: unknown[]) => {
      const file = callerFile();
      if (file === undefined || typeof run !== 'function') {
        return start.call(window, run, delay, ...rest);
      }
      const once = (...args: unknown[]) => {
        if (!isRepeated) timers.delete(keyOf(id));
        run(...args);
      };
      const id = start.call(window, once, delay, ...rest);
      started += 1;
      // Nobody waits for a later one.
      const isSoon = startName === 'requestAnimationFrame' || !(Number(delay) > longestTimerMs);
      if (isRepeated || isSoon) timers.set(keyOf(id), { file, isRepeated });
      return id;
    });
    Reflect.set(window, cancelName, (id: unknown) => {
      timers.delete(keyOf(id));
      cancel.call(window, id);
    });
  };
  const wait = window.setTimeout.bind(window);
  wrap('setTimeout', 'clearTimeout', false);
  wrap('setInterval', 'clearInterval', true);
  wrap('requestAnimationFrame', 'cancelAnimationFrame', false);

  // React's scheduler sends itself a message for each of its tasks.
  let tasks = 0;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function count(...all: [unknown]) {
    tasks += 1;
    post.apply(this, all);
  };

  const owners = new Map<string, object>(
    Object.entries({ window, JSON, Math, console, history, crypto }),
  );
  for (const one of [Object, Array, String, Promise, Function, EventTarget, Node, Element]) {
    owners.set(`${one.name}.prototype`, one.prototype);
  }
  for (const one of [Document, History, Storage, Response, Date, XMLHttpRequest]) {
    owners.set(`${one.name}.prototype`, one.prototype);
  }
  const functionsOf = (owner: object) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([key, { value }]) =>
      typeof value === 'function' ? [[key, value] as const] : [],
    );
  // Containers, chunks, what libraries mark as their own, and what looks for violations.
  const meant = /^(mf_|rspackChunk|webpackChunk|__|axe$)/;
  const known = new Set(Object.getOwnPropertyNames(window));
  // What the shell replaces itself, for pages that a browser translates (`translatedText.ts`).
  const ofShell = ['Node.prototype.removeChild', 'Node.prototype.insertBefore'];
  const originals = [...owners].map(([path, owner]) => [path, owner, functionsOf(owner)] as const);
  const probe: Probe = {
    timers: () => ({
      started,
      tasks,
      pending: [...timers.values()].filter(({ isRepeated }) => !isRepeated).length,
    }),
    endlessTimer: async () => {
      const before = started;
      for (;;) {
        const [any] = timers.values();
        const repeated = [...timers.values()].find(({ isRepeated }) => isRepeated);
        if (!any || repeated) return repeated?.file;
        if (started - before >= 3) return any.file;
        await new Promise((resolve) => wait(resolve, 20));
      }
    },
    replaced: () =>
      originals.flatMap(([path, owner, functions]) =>
        functions
          .filter(([key, value]) => Object.getOwnPropertyDescriptor(owner, key)?.value !== value)
          .map(([key]) => `${path}.${key}`)
          .filter((name) => !ofShell.includes(name)),
      ),
    added: () =>
      Object.getOwnPropertyNames(window).filter((one) => !known.has(one) && !meant.test(one)),
  };
  Object.defineProperty(window, name, { value: probe });
}
