import { type SearchRequest, sectionTitles } from 'shared/contract';
import { reportError, translator } from 'shared/runtime';
import { type SearchGroupPlace, sectionAccents } from '../composition.ts';
import { loadSearch } from '../federation/loadSearch.ts';
import { type Entry, indexEntry } from './entry.ts';

/** The entries of one group, with its heading. */
export interface LoadedEntries {
  heading: string;
  entries: readonly Entry[];
}

/**
 * Loads a section's search module, then the entries of one of its groups.
 *
 * @throws Error whose message is shown in the palette.
 */
export async function loadEntries(
  { remote, group: name }: SearchGroupPlace,
  request: SearchRequest,
): Promise<LoadedEntries> {
  const { language } = request;
  const search = await loadSearch(remote).catch((cause: unknown) => {
    reportError({ source: remote, message: 'The search module did not load', cause });
    const section = sectionTitles[remote][language];
    throw new Error(translator(language, 'search')('unavailable', { section }), { cause });
  });
  const group = search.groups[name];
  if (!group) throw new Error(`${remote} has no search group ${name}.`);
  try {
    const entries = await group.load(request);
    return {
      heading: group.heading(language),
      entries: entries.map((entry) => indexEntry(entry, sectionAccents[remote])),
    };
  } catch (cause) {
    // A cancelled read is no failure.
    if (!request.signal.aborted) {
      reportError({ source: remote, message: `The search group ${name} did not load`, cause });
    }
    throw new Error(group.failure(language), { cause });
  }
}
