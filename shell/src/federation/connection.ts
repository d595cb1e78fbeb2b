import { registerRemotes } from '@module-federation/runtime';
import { contractVersion, federationName, type RemoteName } from 'shared/contract';
import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import { expectEntry } from './loadEntry.ts';
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
let attempts = 0;

/** The connection in use, shared by every place of the page that shows this remote. */
export async function connectionTo(remote: RemoteName): Promise<Connection> {
  const known = current.get(remote);
  if (known) return known;
  const entry = (await currentRegistry()).remotes.get(remote);
  if (!entry) throw new RemoteError('unpublished', remote);
  // Another place may have connected while the registry was read.
  return current.get(remote) ?? connect(remote, candidates(entry), false);
}

/** The live version, once more, then the one before it. */
function candidates(entry: RegistryEntry): PublishedVersion[] {
  return [entry, entry, ...(entry.previous ? [entry.previous] : [])];
}

/**
 * The connection to use after `failed`, or undefined when nothing is left to try. Places that fail
 * together go on together.
 */
export function connectionAfter(failed: Connection, error: RemoteError): Connection | undefined {
  const known = current.get(failed.remote);
  if (known && known !== failed) return known;
  // Who has waited a whole deadline does not wait the same again.
  const waited = error.failure === 'timed-out';
  const next = waited ? failed.next.filter((version) => version !== failed.version) : failed.next;
  if (next.length > 0) return connect(failed.remote, next, true);
  current.delete(failed.remote);
  return undefined;
}

function connect(
  remote: RemoteName,
  [version, ...next]: readonly PublishedVersion[],
  isRetry: boolean,
): Connection {
  if (!version) throw new RemoteError('unpublished', remote);
  if (version.contract !== contractVersion) throw new RemoteError('invalid', remote);
  attempts += 1;
  const id = `${federationName(remote)}_${attempts}`;
  // With the same address the browser would wait for a request that hangs.
  const url = isRetry ? `${version.entry.url}?retry=${attempts}` : version.entry.url;
  expectEntry(url, version.entry);
  registerRemotes([{ name: id, entry: url, entryGlobalName: federationName(remote) }]);
  const connection = { remote, id, version, next };
  current.set(remote, connection);
  return connection;
}
