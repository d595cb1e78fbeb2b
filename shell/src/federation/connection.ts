import { registerRemotes } from '@module-federation/enhanced/runtime';
import { contractVersion, federationName, type RemoteName } from 'shared/contract';
import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import { isInCanary } from './isInCanary.ts';
import { expectEntry } from './loadEntry.ts';
import { overrideOf } from './overrides.ts';
import { RemoteError } from './RemoteError.ts';
import { currentRegistry } from './registry.ts';

/**
 * One attempt to use one version of a remote. Every attempt is registered under a name of its own:
 * Module Federation keeps what failed, so a second try under the same name would fail at once.
 */
export interface Connection {
  remote: RemoteName;
  /** The name under which Module Federation knows this attempt. */
  id: string;
  version: PublishedVersion;
  /** What to try when this attempt fails, in order. */
  next: readonly PublishedVersion[];
}

const current = new Map<RemoteName, Connection>();

/** The remotes of which nothing is left to try. */
const lost = new Set<RemoteName>();

/** The addresses that this page has asked for before. */
const asked = new Set<string>();
let attempts = 0;

/** The connection in use, shared by every place of the page that shows this remote. */
export async function connectionTo(remote: RemoteName): Promise<Connection> {
  const known = current.get(remote);
  if (known) return known;
  const entry = (await currentRegistry()).remotes.get(remote);
  if (!entry && !overrideOf(remote)) throw new RemoteError('unpublished', remote);
  // Another place may have connected while the registry was read.
  return current.get(remote) ?? connect(remote, attemptsFor(remote, entry));
}

/**
 * The versions of a remote for this visitor, in the order in which to try them: the candidate, for
 * those who try it; the live one; the one before it. Only those that were built for the contract of
 * this shell. In a tab that overrides the remote, nothing but the override.
 */
export function versionsFor(
  remote: RemoteName,
  entry: RegistryEntry | undefined,
): PublishedVersion[] {
  const override = overrideOf(remote);
  if (override) return [override];
  if (!entry) return [];
  const { candidate, previous, ...live } = entry;
  const first = candidate && isInCanary(candidate) ? [candidate] : [];
  return [...first, live, ...(previous ? [previous] : [])].filter(
    ({ contract }) => contract === contractVersion,
  );
}

/** Every version of them, and the first once more: a line may drop once. */
function attemptsFor(remote: RemoteName, entry: RegistryEntry | undefined): Attempts {
  const [first, ...next] = versionsFor(remote, entry);
  if (!first) throw new RemoteError('invalid', `${remote}, built for another contract`);
  return [first, first, ...next];
}

type Attempts = readonly [PublishedVersion, ...PublishedVersion[]];

/**
 * The connection to use after `failed`, or undefined when nothing is left to try. Places that fail
 * together go on together.
 *
 * @param wasShown Whether the version was loaded before it failed: its other views may well work.
 */
export function connectionAfter(
  failed: Connection,
  error: RemoteError,
  wasShown = false,
): Connection | undefined {
  const known = current.get(failed.remote);
  if (known && known !== failed) return known;
  // Who has waited a whole deadline does not wait the same again, and what crashed crashes again.
  const hopeless = error.failure === 'crashed' || error.failure === 'timed-out';
  const [version, ...next] = hopeless
    ? failed.next.filter((other) => other.version !== failed.version.version)
    : failed.next;
  if (version) return connect(failed.remote, [version, ...next]);
  if (wasShown) return undefined;
  current.delete(failed.remote);
  lost.add(failed.remote);
  return undefined;
}

/** The version of a remote that this page uses: none yet, or none that works. */
export function versionInUse(remote: RemoteName): PublishedVersion | 'none' | 'lost' {
  return current.get(remote)?.version ?? (lost.has(remote) ? 'lost' : 'none');
}

/** Whether places that want the remote now get what this connection led to. */
export function isInUse(connection: Connection): boolean {
  return current.get(connection.remote) === connection;
}

/** Forgets the version in use: the next place that wants this remote asks the registry again. */
export function disconnect(remote: RemoteName): void {
  current.delete(remote);
}

function connect(remote: RemoteName, [version, ...next]: Attempts): Connection {
  attempts += 1;
  const id = `${federationName(remote)}_${attempts}`;
  const url = freshAddress(version.entry.url);
  expectEntry(url, version.entry);
  registerRemotes([{ name: id, entry: url, entryGlobalName: federationName(remote) }]);
  const connection = { remote, id, version, next };
  current.set(remote, connection);
  lost.delete(remote);
  return connection;
}

/** The address; from the second time on a changed one, or the browser waits for what hangs. */
function freshAddress(address: string): string {
  if (!asked.has(address)) {
    asked.add(address);
    return address;
  }
  const url = new URL(address);
  url.searchParams.set('retry', String(attempts));
  return url.href;
}
