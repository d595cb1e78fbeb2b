import { contractVersion, type RemoteName, remoteNames } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { reportError } from 'shared/runtime';

const storageKey = 'override';
const parameter = 'override';

/** Only this computer may stand in for a published section, and the pages' policy says so too. */
const loopback = /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}\/[\w./-]+\.js$/;

/** A new address at every load: what is kept for offline use is another build by then. */
const loadedAt = Date.now();

/** The entries of the sections of this tab that do not come from the registry. */
let entries: ReadonlyMap<RemoteName, string> = new Map();

/** The sections that this tab takes from this computer. */
export function overridden(): RemoteName[] {
  return [...entries.keys()];
}

/**
 * The version of a section that a developer tries in this tab, in the place of the published one.
 * There is no way back from it: who tries something wants to see it fail.
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
 * Reads `?override=guides@http://localhost:3002/entry.js`, once or more often, and keeps it for this tab; the
 * address loses it, so that nobody shares it by mistake. `?override=off` ends it.
 */
export function readOverrides(): void {
  const address = new URL(window.location.href);
  const asked = address.searchParams.getAll(parameter);
  if (asked.length > 0) {
    keep(asked.filter((text) => text !== 'off' && parse(text).length > 0));
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }
  entries = new Map(kept().flatMap(parse));
}

/** Ends all overrides of this tab; the page must be loaded anew. */
export function endOverrides(): void {
  keep([]);
}

function parse(text: string): [RemoteName, string][] {
  const [name, url = ''] = text.split('@', 2);
  const remote = remoteNames.find((known) => known === name);
  if (remote && loopback.test(url)) return [[remote, url]];
  const message = `The override "${text}" was refused: it names no section, or no address of this computer.`;
  reportError({ source: 'shell', message });
  return [];
}

function keep(texts: readonly string[]): void {
  try {
    if (texts.length > 0) sessionStorage.setItem(storageKey, texts.join(' '));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing has nothing to end.
  }
}

function kept(): string[] {
  try {
    return sessionStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
