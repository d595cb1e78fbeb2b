import type { RemoteName, ViewReference } from 'shared/contract';
import type { PublishedVersion, RemoteVersions } from 'shared/registry';
import { useQuery } from 'shared/runtime';
import { places } from '../composition.ts';
import { versionInUse } from '../federation/connection.ts';
import { loadView } from '../federation/loadView.ts';
import { readPublishedFiles } from '../federation/publishedRelease.ts';
import type { Step } from './ArtefactCard.tsx';

/** The state of a section in this page. */
interface SectionState {
  step: Step;
  /** The version in use; none when no version works. */
  version?: PublishedVersion;
  /** In KiB, uncompressed: the files of the first render, and all files. */
  weight?: { first: number; all: number } | undefined;
  /** How long the request of its entry took; unknown when it was cached. */
  milliseconds?: number | undefined;
}

/** Loads a section as a page would, and returns its state. */
export function useSectionState(
  remote: RemoteName,
  entry: RemoteVersions | undefined,
): SectionState | undefined {
  const { data } = useQuery({
    queryKey: ['shell', 'section state', remote, entry],
    queryFn: () => stateOf(remote, entry),
    // Another version may be in use at the next visit of the page.
    gcTime: 0,
  });
  return data;
}

async function stateOf(
  remote: RemoteName,
  entry: RemoteVersions | undefined,
): Promise<SectionState> {
  const view = firstView(remote);
  // Loading reports its failure; `step` shows it.
  if (view) await loadView(view).catch(() => undefined);
  const version = versionInUse(remote);
  if (!version) return { step: 'lost' };
  return {
    step: stepOf(version, entry),
    version,
    weight: await weightOf(version),
    milliseconds: durationOf(version),
  };
}

function firstView(remote: RemoteName): ViewReference | undefined {
  return places.find(({ view }) => view.remote === remote)?.view;
}

function stepOf({ version }: PublishedVersion, entry: RemoteVersions | undefined) {
  if (version === entry?.version) return 'live';
  if (version === entry?.canary?.version) return 'canary';
  const earlier = [entry?.previous, ...(entry?.good ?? [])];
  return earlier.some((one) => one?.version === version) ? 'previous' : 'local';
}

/** From the release record next to the entry. */
async function weightOf(version: PublishedVersion) {
  try {
    const files = await readPublishedFiles(version);
    const { entry, preload } = version;
    const needed = new Set([entry, ...Object.values(preload).flat()].map(({ url }) => url));
    const kilobytes = (some: typeof files) =>
      Math.round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
    return {
      first: kilobytes(files.filter(({ url }) => needed.has(url))),
      all: kilobytes(files),
    };
  } catch {
    return undefined;
  }
}

/** How long the entry's request took, in whole milliseconds. */
function durationOf({ entry }: PublishedVersion): number | undefined {
  const [timing] = performance.getEntriesByName(entry.url);
  const duration = Math.round(timing?.duration ?? 0);
  return duration > 0 ? duration : undefined;
}
