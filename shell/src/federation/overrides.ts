import { contractVersion, type RemoteName } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { reportError } from 'shared/runtime';
import { parseOverride } from './parseOverride.ts';

const storageKey = 'override';
const parameter = 'override';

/** Makes the entry's url new at every page load, because the service worker may have cached it. */
const loadedAt = Date.now();

/** The entry URLs of the overridden sections of this tab. */
let entries: ReadonlyMap<RemoteName, string> = new Map();

/** What the link that opened this page asks for, until the visitor agrees. */
let requested: readonly string[] = [];

/** The sections that this tab loads from this computer. */
export function overridden(): RemoteName[] {
  return [...entries.keys()];
}

/**
 * The version that replaces the published one in this tab. It has no fallback: a developer wants to see
 * it fail.
 */
export function overrideOf(remote: RemoteName): PublishedVersion | undefined {
  const url = entries.get(remote);
  if (!url) return undefined;
  return {
    version: new URL(url).host,
    entry: { url: `${url}?loaded=${loadedAt}` },
    preload: {},
    contract: contractVersion,
    commit: 'working tree',
    publishedAt: new Date().toISOString(),
  };
}

/** The sections that a link wants to load from this computer, with their URLs. */
export function requestedOverrides(): [RemoteName, string][] {
  return requested.flatMap(parse);
}

/**
 * Reads `?override=guides@http://localhost:3102/remoteEntry.js`, which may occur several times. Anybody can
 * send such a link, so it takes effect when the visitor agrees (`acceptOverrides`). The parameter is removed
 * from the URL, so that it is not shared by mistake. `?override=off` ends all overrides.
 */
export function readOverrides(): void {
  const url = new URL(window.location.href);
  const values = url.searchParams.getAll(parameter);
  if (values.length > 0) {
    requested = values.filter((value) => value !== 'off' && parse(value).length > 0);
    if (values.includes('off')) store([]);
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
  }
  entries = new Map(stored().flatMap(parse));
}

/** Uses what the link asks for in this tab, from the next page load on. */
export function acceptOverrides(): void {
  store(requested);
}

/** Ends all overrides of this tab, from the next page load on. */
export function endOverrides(): void {
  store([]);
}

function parse(value: string): [RemoteName, string][] {
  const parsed = parseOverride(value);
  if (parsed) return [parsed];
  const message = `The override "${value}" was refused: it names no section, or no URL of this computer.`;
  reportError({ source: 'shell', message });
  return [];
}

function store(values: readonly string[]): void {
  try {
    if (values.length > 0) sessionStorage.setItem(storageKey, values.join(' '));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no override to end.
  }
}

function stored(): string[] {
  try {
    return sessionStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
