import { registerRemotes } from '@module-federation/enhanced/runtime';
import { acceptedContracts, federationName, type RemoteName } from 'shared/contract';
import type { PublishedVersion, RemoteVersions } from 'shared/registry';
import { isInCanary } from './isInCanary.ts';
import { expectEntry } from './loadEntry.ts';
import { overrideOf } from './overrides.ts';
import { RemoteError } from './RemoteError.ts';
import { entryOf } from './registry.ts';

/**
 * One attempt to load one version of a remote. Each is registered under its own name, because Module
 * Federation remembers failures: a second attempt under the same name would fail at once.
 */
export interface Connection {
  remote: RemoteName;
  /** The name under which Module Federation knows this attempt. */
  id: string;
  version: PublishedVersion;
  /** The versions to try if this attempt fails, in order. */
  fallbacks: readonly PublishedVersion[];
}

const connections = new Map<RemoteName, Connection>();
const requestedUrls = new Set<string>();
/** Every version that this page has tried, by the URL of its folder. */
const triedVersions = new Map<string, TriedVersion>();
let attempts = 0;

/** A version of a remote. */
export interface TriedVersion {
  remote: RemoteName;
  version: string;
}

/** The current connection to a remote, which all of its slots share. */
export async function connectionTo(remote: RemoteName): Promise<Connection> {
  const existing = connections.get(remote);
  if (existing) return existing;
  const entry = await entryOf(remote);
  if (!entry && !overrideOf(remote, entry)) throw new RemoteError('unpublished', remote);
  const [first, ...others] = versionsFor(remote, entry);
  if (!first) throw new RemoteError('invalid', `${remote}, built for another contract`);
  // Another slot may have connected while the registry was read. The first version is tried twice,
  // because a single request fails often enough on a mobile network.
  return connections.get(remote) ?? connect(remote, [first, first, ...others]);
}

/**
 * The versions of a remote for this visitor, in the order in which to try them: the canary for visitors
 * in it, the live one, the previous one, and those that were good before. Versions for a contract that this
 * shell does not accept are left out. In a tab that overrides the remote it is the override alone.
 */
function versionsFor(remote: RemoteName, entry: RemoteVersions | undefined): PublishedVersion[] {
  const override = overrideOf(remote, entry);
  if (override) return [override];
  if (!entry) return [];
  const { canary, previous, good, ...live } = entry;
  const versions = [canary && isInCanary(canary) ? canary : null, live, previous, ...good]
    .filter((version) => version !== null)
    .filter(({ contract }) => acceptedContracts().includes(contract));
  const names = versions.map(({ version }) => version);
  // The live or the previous version may be among the good ones.
  return versions.filter(({ version }, index) => names.indexOf(version) === index);
}

/**
 * The connection to use after `failed`, or undefined when no version is left. Slots that fail together
 * get the same one.
 *
 * @param wasShown Whether the version had loaded before it failed. It then stays connected without a
 *   successor, because its other views may work.
 */
export function connectionAfter(
  failed: Connection,
  error: RemoteError,
  wasShown = false,
): Connection | undefined {
  const existing = connections.get(failed.remote);
  if (existing && existing !== failed) return existing;
  // The same version would crash again, or keep the visitor waiting for another timeout.
  const skipsVersion = error.failure === 'crashed' || error.failure === 'timed-out';
  const [version, ...others] = failed.fallbacks.filter(
    (fallback) => !skipsVersion || fallback.version !== failed.version.version,
  );
  if (version) return connect(failed.remote, [version, ...others]);
  if (!wasShown) connections.delete(failed.remote);
  return undefined;
}

/** The version of a remote that this page uses; undefined before the first attempt and if all failed. */
export function versionInUse(remote: RemoteName): PublishedVersion | undefined {
  return connections.get(remote)?.version;
}

export function isInUse(connection: Connection): boolean {
  return connections.get(connection.remote) === connection;
}

/** The versions that this page has tried, by the URL of the folder of their scripts. */
export function versionsByFolder(): ReadonlyMap<string, TriedVersion> {
  return triedVersions;
}

/** Drops the current connection: the next slot that needs this remote reads the registry again. */
export function disconnect(remote: RemoteName): void {
  connections.delete(remote);
}

function connect(
  remote: RemoteName,
  [version, ...fallbacks]: readonly [PublishedVersion, ...PublishedVersion[]],
): Connection {
  attempts += 1;
  const id = `${federationName(remote)}_${attempts}`;
  const url = uniqueUrl(version.entry.url);
  expectEntry(url, version.entry);
  triedVersions.set(new URL('.', version.entry.url).href, { remote, version: version.version });
  registerRemotes([{ name: id, entry: url, entryGlobalName: federationName(remote) }]);
  const connection = { remote, id, version, fallbacks };
  connections.set(remote, connection);
  return connection;
}

/** The URL, from the second request on with a query: the browser would join a request that hangs. */
function uniqueUrl(url: string): string {
  if (!requestedUrls.has(url)) {
    requestedUrls.add(url);
    return url;
  }
  const retryUrl = new URL(url);
  retryUrl.searchParams.set('retry', String(attempts));
  return retryUrl.href;
}
