import { type Context, compileFunction, createContext, runInContext } from 'node:vm';
import { isError, sectionConsole } from './logging.ts';
import { SectionTimers } from './sectionScope.ts';

/** Classes of the platform that server files use, one for all realms. */
const platformClasses = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  Event,
  EventTarget,
  FormData,
  Headers,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

/** Freezes what all realms share of the platform, so that no section changes it for another. */
export function freezePlatform(): void {
  for (const shared of Object.values(platformClasses)) {
    Object.freeze(shared);
    Object.freeze(shared.prototype);
  }
}

/** `instanceof Error` is also true for errors of the renderer's realm, such as those of `fetch`. */
const recogniseErrors = `
  const ordinary = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(Error, Symbol.hasInstance, {
    value(value) { return this === Error ? isError(value) : ordinary.call(this, value); },
  });`;

/**
 * The globals of one version of a section: JavaScript's own objects are fresh, so that it changes them for itself
 * alone. It has no `process` and no modules of Node, and compiles no code from strings. It keeps sections apart that
 * make mistakes, and is no boundary for hostile code: that is the process, see `renderProcess.ts`.
 */
function createRealm(name: string): Context {
  const after =
    (set: typeof setTimeout | typeof setInterval) =>
    (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
      SectionTimers.start(set, () => run(...values), ms);
  const clear = (timer: number | undefined) => clearTimeout(timer);
  const globals = {
    ...platformClasses,
    atob,
    btoa,
    clearInterval: clear,
    clearTimeout: clear,
    console: sectionConsole,
    crypto: Object.freeze({ randomUUID: () => crypto.randomUUID() }),
    // After its page nobody waits for an answer: none comes, or a loop of requests would go on.
    fetch: (...request: Parameters<typeof fetch>) =>
      SectionTimers.areOver ? new Promise<never>(() => {}) : fetch(...request),
    performance: Object.freeze({ now: () => performance.now() }),
    queueMicrotask,
    setInterval: after(setInterval),
    setTimeout: after(setTimeout),
    structuredClone,
  };
  const codeGeneration = { strings: false, wasm: false };
  const realm = createContext(Object.assign(Object.create(null), globals), {
    name,
    codeGeneration,
  });
  const prepare = compileFunction(recogniseErrors, ['isError'], { parsingContext: realm });
  prepare(isError);
  return realm;
}

/**
 * Evaluates a CommonJS module in a realm of its own.
 *
 * @returns its exports.
 * @throws what it throws.
 */
export function evaluateInRealm<Exports>(
  source: string,
  filename: string,
  require: (name: string) => unknown,
): Exports {
  const realm = createRealm(filename);
  const module: { exports: Exports } = runInContext('({ exports: {} })', realm);
  const evaluate = compileFunction(source, ['module', 'exports', 'require'], {
    filename,
    parsingContext: realm,
  });
  evaluate(module, module.exports, require);
  return module.exports;
}
