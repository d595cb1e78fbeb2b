/** Runs in the page of a browser without WebDriver BiDi, and keeps what BiDi calls handles. */

interface RemoteValue {
  type: string;
  value?: unknown;
  handle?: string;
  sharedId?: string;
}

/** What a page keeps for the bridge, from its first command until it is left. */
interface Kept {
  document: string;
  handles: Map<string, unknown>;
  settled: { id: number; result: object }[];
  /** What `eval` returns for a text that contains this one. */
  code: Map<string, () => unknown>;
}

declare global {
  interface Window {
    bidi?: Kept;
  }
}

/** The page, and the calls whose promises have settled. */
export function observe(): string {
  const install = (): Kept => {
    const code = new Map<string, () => unknown>();
    // biome-ignore lint/security/noGlobalEval: Playwright calls it in the page, whose policy refuses it.
    const refused = window.eval;
    window.eval = (text: string) => {
      const known = code.get(text) ?? [...code].find(([part]) => text.includes(part))?.[1];
      return known ? known() : refused(text);
    };
    return { document: String(Math.random()), handles: new Map(), settled: [], code };
  };
  window.bidi ??= install();
  const { document: name, settled } = window.bidi;
  return JSON.stringify({ document: name, url: location.href, settled: settled.splice(0) });
}

export interface Call {
  id: number;
  /** The document that the caller knows. */
  document: string;
  values: unknown[];
  isOwned: boolean;
}

/** Calls a function with remote values, unless the page is another one; the result waits in `settled`. */
export function callInPage(
  call: Call,
  fn: (...args: unknown[]) => unknown,
  code: [string, () => unknown][],
): void {
  const kept = window.bidi;
  if (kept?.document !== call.document) return;
  for (const [text, compiled] of code) kept.code.set(text, compiled);
  const keep = (value: unknown) => {
    const handle = `${call.document} ${kept.handles.size + 1}`;
    kept.handles.set(handle, value);
    return handle;
  };
  const read = (given: unknown): unknown => {
    if (typeof given !== 'object' || given === null) return undefined;
    const { type, value, handle, sharedId } = given as RemoteValue;
    const reference = handle ?? sharedId;
    if (reference !== undefined) {
      if (!kept.handles.has(reference)) throw new Error('This element is of another page.');
      return kept.handles.get(reference);
    }
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'array') return Array.isArray(value) ? value.map(read) : [];
    if (type === 'object' && Array.isArray(value)) {
      return Object.fromEntries(value.map(([key, entry]) => [read(key), read(entry)]));
    }
    return value;
  };
  const write = (value: unknown, depth: number): RemoteValue => {
    if (value === undefined || value === null) return { type: String(value) };
    if (typeof value === 'number') {
      return { type: 'number', value: Number.isFinite(value) ? value : String(value) };
    }
    if (typeof value !== 'object' && typeof value !== 'function') {
      return { type: typeof value, value };
    }
    const kind = kindOf(value);
    if (kind === 'node' || call.isOwned) {
      const handle = keep(value);
      return { type: kind, handle, ...(kind === 'node' ? { sharedId: handle } : {}) };
    }
    if (Array.isArray(value)) {
      return { type: kind, value: value.map((entry) => write(entry, depth + 1)) };
    }
    const entries = Object.entries(value).map(([key, entry]) => [key, write(entry, depth + 1)]);
    return { type: kind, value: kind === 'object' && depth < 50 ? entries : [] };
  };
  const kindOf = (value: object) => {
    if (value instanceof Node) return 'node';
    if (value === window) return 'window';
    if (Array.isArray(value)) return 'array';
    return typeof value === 'function' ? 'function' : 'object';
  };
  const settle = (result: object) => kept.settled.push({ id: call.id, result });
  const fail = (error: unknown) =>
    settle({
      type: 'exception',
      exceptionDetails: { text: error instanceof Error ? `${error}\n${error.stack}` : `${error}` },
    });
  const succeed = (value: unknown) => settle({ type: 'success', result: write(value, 0) });
  try {
    const result = fn(...call.values.map(read));
    if (result instanceof Promise) result.then(succeed, fail);
    else succeed(result);
  } catch (error) {
    fail(error);
  }
}
