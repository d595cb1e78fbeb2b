import { findEntry } from '../registry/entries.ts';
import type { Artefact } from './artefact.ts';

/** The versions that an entry names, for people: the latest first, with the time and the commit of each. */
export async function describeReleases(artefact: Artefact): Promise<string> {
  const { name } = artefact;
  const entry = await findEntry(artefact);
  if (!entry) return `${name} has not been released yet.`;
  const { canary, previous, good = [], older = [] } = entry;
  // The entry has only the names of older versions.
  const records = older.map(async (version) => {
    const found = await artefact.readVersion(version).catch(() => undefined);
    return found?.record ?? { version, publishedAt: '', commit: '' };
  });
  const all = [
    ...(await Promise.all(records)).map((record) => ({ channel: 'older', ...record })),
    ...good.map((version) => ({ channel: 'good', ...version })),
    ...(previous ? [{ channel: 'previous', ...previous }] : []),
    ...(canary ? [{ channel: 'canary', ...canary }] : []),
    { channel: 'live', ...entry },
  ];
  const lines = [...new Map(all.map((one) => [one.version, one])).values()]
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .map(({ channel, version, publishedAt, commit }) => {
      const share = channel === 'canary' ? `  for ${canary?.percentage} %` : '';
      const origin = publishedAt ? `${publishedAt}  commit ${commit.slice(0, 10)}` : 'not there';
      return `  ${channel.padEnd(10)}${version}  ${origin}${share}`;
    });
  return [`${name} now:`, ...lines].join('\n');
}
