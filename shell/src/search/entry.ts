import { type IndexedText, indexText } from 'shared/search';
import type { Accent } from '../composition.ts';

/** What the search leads to: one place of the site. */
export interface Entry {
  /** Different for every entry of a group. */
  id: string;
  /** The address within the site, encoded. */
  to: string;
  /** The line on which it lies; the shell's own pages are on none. */
  accent: Accent | undefined;
  label: string;
  /** The language of a label that is not the interface's. */
  labelLang?: 'it' | 'en' | undefined;
  /** What tells it from its like: the year of a course, the body of a person. */
  detail?: string | undefined;
  detailLang?: 'it' | 'en' | undefined;
  /** A date or a count, set apart. */
  figure?: string | undefined;
  /** Everything by which it is found. */
  sought: IndexedText;
}

/** The kinds of places, in the order in which they are shown. */
export const groupNames = [
  'pages',
  'courses',
  'guides',
  'questions',
  'representatives',
  'calculators',
  'events',
  'texts',
] as const;

export type GroupName = (typeof groupNames)[number];

/**
 * An entry that is found by what it shows, and by other names that it goes by.
 *
 * @param alsoCalled Its name in the other language, for instance.
 */
export function entry(
  shown: Omit<Entry, 'sought'>,
  ...alsoCalled: readonly (string | undefined)[]
): Entry {
  return { ...shown, sought: indexText(shown.label, shown.detail, ...alsoCalled) };
}
