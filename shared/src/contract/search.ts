import type { Language } from './language.ts';
import type { TranslationSources } from './section.ts';

/** One result of the search palette: a link into the site. */
export interface SearchEntry {
  /** Unique within its group. */
  id: string;
  /** The URL within the site, encoded. */
  to: string;
  label: string;
  /** The language of a label that is not the interface's. */
  labelLang?: Language | undefined;
  /** Distinguishes it from similar entries: the year of a course, the body of a person. */
  detail?: string | undefined;
  detailLang?: Language | undefined;
  /** A date or a count, set apart. */
  figure?: string | undefined;
  /** Other texts by which it is found, such as its name in the other language. */
  keywords?: readonly (string | undefined)[];
}

export interface SearchRequest {
  language: Language;
  /** What was typed, trimmed; only a group that is searched by term needs it. */
  term: string;
  signal: AbortSignal;
}

/** Entries of one kind, under a heading of their own. */
interface SearchGroup {
  heading: (language: Language) => string;
  /** What the palette says when `load` rejects. */
  failure: (language: Language) => string;
  load: (request: SearchRequest) => Promise<readonly SearchEntry[]>;
}

/** The exposed module `search`: what a section offers to the search palette. */
export interface SearchModule<Group extends string = string> {
  readonly groups: Readonly<Record<Group, SearchGroup>>;
  /** Loaded in every language before any group, because the names of all are searched. */
  readonly translations: TranslationSources;
}
