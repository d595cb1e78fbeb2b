import type { SearchModule, SearchRequest } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { type PaletteGroup, sectionAccents, sectionTitles } from '../composition.ts';
import { loadSearch } from '../federation/loadSearch.ts';
import { type Entry, indexEntry } from './entry.ts';

/** The entries of one group, with its heading. */
interface LoadedEntries {
  heading: string;
  entries: readonly Entry[];
}

/**
 * Loads a section's search module, then the entries of one of its groups.
 *
 * @throws Error whose message is shown in the palette. Its cause is what the query client reports.
 */
export async function loadEntries(
  { remote, group: name }: PaletteGroup,
  request: SearchRequest,
): Promise<LoadedEntries> {
  const { language } = request;
  let search: SearchModule;
  try {
    // A query, so that the groups of one section load its module once and report one failure.
    search = await queryClient.fetchQuery({
      queryKey: [remote, 'search module'],
      queryFn: () => loadSearch(remote),
      staleTime: 0,
      retry: false,
    });
  } catch (cause) {
    const sections = [sectionTitles[remote][language]];
    throw new Error(translator(language, 'search')('unavailable', { sections, count: 1 }), {
      cause,
    });
  }
  const group = search.groups[name];
  // A version of the section from before the group was asked for.
  if (!group) return { heading: '', entries: [] };
  try {
    const entries = await group.load(request);
    return {
      heading: group.heading(language),
      entries: entries.map((entry) => indexEntry(entry, sectionAccents[remote])),
    };
  } catch (cause) {
    throw new Error(group.failure(language), { cause });
  }
}
