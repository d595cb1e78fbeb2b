import { contractVersion, type RemoteName } from 'shared/contract';
import { attempt } from 'shared/data';
import type { PublishedVersion } from 'shared/registry';
import { reportError } from 'shared/runtime';
import { isAllowed, type Override, parseOverride } from './parseOverride.ts';
import { currentRegistry } from './registry.ts';

const storageKey = 'override';
const parameter = 'override';

/** Makes a local entry's URL new at every page load, because the service worker may have cached it. */
const loadedAt = Date.now();

/** The overrides of this tab. */
const overrides = new Map<RemoteName, Override>();

/** What the link that opened this page asks for, until the visitor agrees. */
let requested: readonly Override[] = [];

/** The sections that this tab does not load from where they are published. */
export function overridden(): RemoteName[] {
  return [...overrides.keys()];
}

/**
 * The version that replaces the published one in this tab. It has no fallback: who looks at it wants to see
 * it fail.
 */
export function overrideOf(
  remote: RemoteName,
  live: PublishedVersion | undefined,
): PublishedVersion | undefined {
  const override = overrides.get(remote);
  if (!override || !isAllowed(override, live)) return undefined;
  const { url, preview } = override;
  return {
    version: preview?.version ?? new URL(url).host,
    entry: preview ? { url, integrity: preview.integrity } : { url: `${url}?loaded=${loadedAt}` },
    preload: {},
    contract: contractVersion,
    commit: preview ? 'preview' : 'working tree',
    publishedAt: new Date().toISOString(),
  };
}

/**
 * What this tab uses instead of published sections. Previews that the registry does not allow are left out; while
 * the registry cannot be read, they are included, because it may allow them later.
 */
export function usedOverrides(): Promise<readonly Override[]> {
  const used = [...overrides.values()];
  return allowed(used).catch(() => used);
}

/** What a link asks for. @throws RemoteError when the registry cannot be read. */
export function requestedOverrides(): Promise<readonly Override[]> {
  return allowed(requested);
}

/** Previews only where the section's live version is. */
async function allowed(all: readonly Override[]): Promise<readonly Override[]> {
  if (all.every(({ preview }) => !preview)) return all;
  const { remotes } = await currentRegistry();
  return all.filter((override) => {
    if (isAllowed(override, remotes.get(override.remote))) return true;
    refuse(override.text);
    return false;
  });
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
    requested = values.filter((value) => value !== 'off').flatMap(parse);
    if (values.includes('off')) endOverrides();
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
  }
  for (const override of stored().flatMap(parse)) overrides.set(override.remote, override);
}

/** Uses in this tab what the visitor agreed to, from the next page load on. */
export function acceptOverrides(accepted: readonly Override[]): void {
  store(accepted.map(({ text }) => text));
}

/** Ends all overrides of this tab, from the next page load on. */
export function endOverrides(): void {
  store([]);
}

function parse(text: string): Override[] {
  const override = parseOverride(text);
  if (override) return [override];
  refuse(text);
  return [];
}

function refuse(text: string): void {
  const reason = 'it names no section, or neither a URL of this computer nor a preview of it';
  reportError({ source: 'shell', message: `The override "${text}" was refused: ${reason}.` });
}

/** Without storage there is no override to end. */
function store(values: readonly string[]): void {
  attempt(() => {
    if (values.length > 0) sessionStorage.setItem(storageKey, values.join(' '));
    else sessionStorage.removeItem(storageKey);
  });
}

function stored(): string[] {
  return attempt(() => sessionStorage.getItem(storageKey))?.split(' ') ?? [];
}
