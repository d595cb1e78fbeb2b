import type { SearchEntry } from 'shared/contract';
import { type IndexedText, indexText } from 'shared/search';
import type { Accent } from '../composition.ts';

/** A result as the palette shows and filters it. */
export interface Entry extends SearchEntry {
  /** The accent of its section; the shell's own pages have none. */
  accent: Accent | undefined;
  /** Everything by which it is found. */
  indexed: IndexedText;
}

/** Adds to a section's entry what the palette needs. */
export function indexEntry(entry: SearchEntry, accent: Accent | undefined): Entry {
  const indexed = indexText(entry.label, entry.detail, ...(entry.keywords ?? []));
  return { ...entry, accent, indexed };
}
