import { findEntry } from '../registry/entries.ts';
import { readHistory } from '../registry/history.ts';
import type { Artefact } from './artefact.ts';

/** How many changes are shown; the file beside the entry has more. */
const shownChanges = 10;

/** The versions that an entry names, for people: the latest first, with the time and the commit of each, and what changed when. */
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
  const history = await readHistory(artefact.target, artefact.entryPath);
  const changes = history
    .slice(0, shownChanges)
    .map(({ at, job, live, canary: tried, percentage }) => {
      const share = tried ? `, ${tried} for ${percentage} %` : '';
      return `  ${at}  live: ${live}${share}${job ? `  ${job}` : ''}`;
    });
  return [`${name} now:`, ...lines, ...(changes.length > 0 ? ['changes:', ...changes] : [])].join(
    '\n',
  );
}
