/**
 * WebKitGTK of the system, for Playwright: translates the commands of WebDriver BiDi that Playwright sends to
 * WebDriver, which is all that WebKitWebDriver knows. There is one page at a time, no requests
 * (`page.route`), no console, and initial scripts run only once the page has loaded.
 */
import { setTimeout } from 'node:timers/promises';
import { Script } from 'node:vm';
import pLimit from 'p-limit';
import { z } from 'shared/zod';
import { callInPage, observe } from './inPage.ts';
import { startMiniBrowser, viewport } from './miniBrowser.ts';
import { type Client, type Command, serveBidi } from './serveBidi.ts';

const observed = z.object({
  document: z.string(),
  url: z.string(),
  settled: z.array(z.object({ id: z.number(), result: z.looseObject({}) })),
});

const given = {
  url: z.object({ url: z.string() }),
  history: z.object({ delta: z.number() }),
  viewport: z.object({ viewport: z.object({ width: z.number(), height: z.number() }) }),
  actions: z.object({ actions: z.array(z.looseObject({ actions: z.array(z.looseObject({})) })) }),
  preload: z.object({ functionDeclaration: z.string() }),
  script: z.object({ script: z.string() }),
  downloads: z.object({
    downloadBehavior: z.object({ destinationFolder: z.optional(z.string()) }),
  }),
  evaluate: z.object({ expression: z.string(), resultOwnership: z.optional(z.string()) }),
  call: z.object({
    functionDeclaration: z.string(),
    arguments: z._default(z.array(z.looseObject({ value: z.optional(z.unknown()) })), []),
    resultOwnership: z.optional(z.string()),
  }),
};

/** Nothing to do for these: one page, with the settings that the browser was started with. */
const ignored =
  /^(emulation\.set|network\.(addDataCollector|setCacheBehavior)|script\.disown|session\.subscribe)/;

interface Evaluation {
  source: string;
  values?: unknown[];
  isOwned?: boolean;
}

function drive({ send, onClose }: Client): (command: Command) => void {
  /** WebDriver runs one command after the other. */
  const queue = pLimit(1);
  const preloads = new Map<string, string>();
  let contexts = 0;
  let page = '';
  let seen = { document: '', url: '' };
  let navigation: string | undefined;
  let downloadFolder = '';
  let isOpen = true;

  const emit = (method: string, params: object) =>
    send({ type: 'event', method, params: { context: page, ...params } });

  const observeWith = async (before: string) => {
    const text = await browser.run(`${before}; return (${observe})();`);
    const now = observed.parse(JSON.parse(text));
    for (const { id, result } of now.settled) {
      send({ type: 'success', id, result: { ...result, realm: `${seen.document} utility` } });
    }
    if (now.document !== seen.document) await enter(now);
    else if (now.url !== seen.url) {
      emit(navigation ? 'browsingContext.fragmentNavigated' : 'browsingContext.historyUpdated', {
        url: now.url,
        navigation,
      });
    }
    seen = now;
  };

  const enter = async ({ document, url }: { document: string; url: string }) => {
    for (const realm of [seen.document, `${seen.document} utility`]) {
      send({ type: 'event', method: 'script.realmDestroyed', params: { realm } });
    }
    seen = { document, url };
    const id = navigation ?? document;
    if (!navigation) emit('browsingContext.navigationStarted', { navigation: id, url });
    emit('browsingContext.navigationCommitted', { navigation: id, url });
    for (const source of preloads.values()) await browser.run(`(${source})();`);
    emit('script.realmCreated', { realm: document, type: 'window', origin: url });
    for (const event of ['domContentLoaded', 'load']) {
      emit(`browsingContext.${event}`, { navigation: id, url });
    }
  };

  const run = async (id: number, { source, values = [], isOwned = false }: Evaluation) => {
    const call = { id, document: seen.document, values, isOwned };
    const before = seen.document;
    const code = `[${textsOfCode(values)}]`;
    await observeWith(`(${callInPage})(${JSON.stringify(call)}, ${source}, ${code})`);
    if (seen.document !== before) throw new Error('The page was left.');
  };

  const navigate = async (url: string, go: () => Promise<unknown>) => {
    navigation = String(Math.random());
    emit('browsingContext.navigationStarted', { navigation, url });
    try {
      await go();
      await observeWith('');
      return { navigation, url };
    } catch (error) {
      emit('browsingContext.navigationFailed', { navigation, url });
      throw error;
    } finally {
      navigation = undefined;
    }
  };

  /** What each command does; without a result it is answered later. */
  const execute = async ({ id, method, params }: Command): Promise<object | undefined> => {
    switch (method) {
      case 'session.new': {
        const capabilities = { browserName: 'webkit', browserVersion: '2', userAgent: 'WebKitGTK' };
        return { sessionId: 'webkit', capabilities };
      }
      case 'browser.createUserContext':
        contexts += 1;
        preloads.clear();
        return { userContext: String(contexts) };
      case 'browser.removeUserContext':
      case 'browsingContext.close':
        if (page) emit('browsingContext.contextDestroyed', { url: seen.url, parent: null });
        page = '';
        return {};
      case 'browser.close':
        isOpen = false;
        await end();
        return {};
      case 'browser.setDownloadBehavior':
        downloadFolder = given.downloads.parse(params).downloadBehavior.destinationFolder ?? '';
        return {};
      case 'browsingContext.create': {
        await browser.goto('about:blank');
        page = `page ${contexts}`;
        const url = 'about:blank';
        const userContext = String(contexts);
        const parent = null;
        emit('browsingContext.contextCreated', { url, userContext, parent, originalOpener: null });
        seen = { document: '', url };
        await observeWith('');
        return { context: page };
      }
      case 'browsingContext.setViewport':
        checkSize(given.viewport.parse(params).viewport);
        return {};
      case 'browsingContext.navigate': {
        const { url } = given.url.parse(params);
        return navigate(url, () => browser.goto(url));
      }
      case 'browsingContext.reload':
        return navigate(seen.url, browser.reload);
      case 'browsingContext.traverseHistory':
        await (given.history.parse(params).delta < 0 ? browser.back() : browser.forward());
        await observeWith('');
        return {};
      case 'script.addPreloadScript':
        preloads.set(String(id), given.preload.parse(params).functionDeclaration);
        return { script: String(id) };
      case 'script.removePreloadScript':
        preloads.delete(given.script.parse(params).script);
        return {};
      case 'script.evaluate': {
        const { expression, resultOwnership } = given.evaluate.parse(params);
        const source = `() => (${expression.trim().replace(/;$/, '')})`;
        return void (await run(id, { source, isOwned: resultOwnership === 'root' }));
      }
      case 'script.callFunction': {
        const call = given.call.parse(params);
        const isOwned = call.resultOwnership === 'root';
        const source = call.functionDeclaration;
        return void (await run(id, { source, values: call.arguments, isOwned }));
      }
      case 'input.performActions':
        await browser.perform(given.actions.parse(params).actions);
        await observeWith('');
        return {};
      default:
        if (ignored.test(method) || /"authRequired"/.test(JSON.stringify(params))) return {};
        throw new Error(`WebKit of the system has no ${method}.`);
    }
  };

  const follow = async () => {
    while (isOpen) {
      await setTimeout(30);
      if (!page) continue;
      await queue(() => (page ? observeWith('') : undefined)).catch(() => {});
      for (const suggestedFilename of browser.moveDownloads(downloadFolder)) {
        const event = { download: suggestedFilename, url: seen.url, suggestedFilename };
        emit('browsingContext.downloadWillBegin', event);
        emit('browsingContext.downloadEnd', { ...event, status: 'complete' });
      }
    }
  };
  onClose(() => void end());
  void follow();

  return (command) =>
    void queue(() => execute(command)).then(
      (result) => result && send({ type: 'success', id: command.id, result }),
      (error) =>
        send({ type: 'error', id: command.id, error: 'unknown error', message: String(error) }),
    );
}

/**
 * Playwright evaluates in the page what it is given as text, which the site's policy forbids: the functions
 * among the arguments are part of the script instead, which no policy concerns.
 */
function textsOfCode(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOfCode);
  if (typeof value !== 'string' || !/=>|function|module\.exports/.test(value)) return [];
  const isModule = value.includes('module.exports = ');
  const code = isModule
    ? `(() => { const module = {}; ${value}; return module.exports.default(); })()`
    : value.trim().replace(/;$/, '');
  try {
    new Script(`(${code})`);
    return [`[${JSON.stringify(value)}, () => (${code})]`];
  } catch {
    return [];
  }
}

function checkSize({ width, height }: { width: number; height: number }): void {
  if (width !== viewport.width || height !== viewport.height) {
    throw new Error('WebKit of the system is as wide as a phone.');
  }
}

const browser = await startMiniBrowser(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver');
process.on('SIGTERM', end);
await serveBidi(drive);

async function end(): Promise<void> {
  await browser.close();
  process.exit(0);
}
