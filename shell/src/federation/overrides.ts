import { contractVersion, type RemoteName, remoteNames } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { reportError } from 'shared/runtime';

const storageKey = 'override';
const parameter = 'override';

/** Only this computer may replace a published section; the pages' Content Security Policy agrees. */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}\/[\w./-]+\.js$/;

/** Makes the entry's url new at every page load, because the service worker may have cached it. */
const loadedAt = Date.now();

/** The entry URLs of the overridden sections of this tab. */
let entries: ReadonlyMap<RemoteName, string> = new Map();

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

/**
 * Reads `?override=guides@http://localhost:3002/remoteEntry.js`, which may occur several times, and stores
 * it for this tab. The parameter is removed from the url, so that it is not shared by mistake.
 * `?override=off` ends all overrides.
 */
export function readOverrides(): void {
  const url = new URL(window.location.href);
  const values = url.searchParams.getAll(parameter);
  if (values.length > 0) {
    store(values.filter((value) => value !== 'off' && parse(value).length > 0));
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
  }
  entries = new Map(stored().flatMap(parse));
}

/** Ends all overrides of this tab, from the next page load on. */
export function endOverrides(): void {
  store([]);
}

function parse(value: string): [RemoteName, string][] {
  const [name, url = ''] = value.split('@', 2);
  const remote = remoteNames.find((known) => known === name);
  if (remote && loopback.test(url)) return [[remote, url]];
  const message = `The override "${value}" was refused: it names no section, or no url of this computer.`;
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
