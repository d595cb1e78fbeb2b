import type { Language } from 'shared/contract';
import { cellText, safeHref } from 'shared/format';
import { type IndexedText, indexText, searchByTerms, type TermSearchResult } from 'shared/search';
import { findCategory, guideCategories } from './guideCategories.ts';

/** The columns of `guides` that every installation has. */
export const guideColumns = ['id', 'category', 'title', 'file_url', 'order_index'] as const;

/** Tables that were filled by hand have values of any type, and may lack the optional columns. */
export type GuideRow = Record<(typeof guideColumns)[number], unknown> &
  Partial<
    Record<'description' | 'title_en' | 'description_en' | 'keywords' | 'updated_at', unknown>
  >;

/** A guide as a page shows it. */
export type Guide = ReturnType<typeof toGuide>;

const textOrUndefined = (value: unknown) => cellText(value)?.trim() || undefined;

/** Some installations store text. A value that is not a number comes last. */
function toPosition(value: unknown): number {
  const position = Number.parseFloat(String(value));
  return Number.isNaN(position) ? Number.POSITIVE_INFINITY : position;
}

export function toGuide(row: GuideRow) {
  return {
    id: String(row.id),
    /** Undefined for a category that is not among the guide categories. */
    category: findCategory(cellText(row.category)),
    title: textOrUndefined(row.title),
    description: textOrUndefined(row.description),
    /** The title and description in English, where the table has them. */
    english: {
      title: textOrUndefined(row.title_en),
      description: textOrUndefined(row.description_en),
    },
    /** Other words by which students ask for it, in any language. */
    keywords: textOrUndefined(row.keywords),
    /** The URL of its file; undefined when it is missing or unsafe to link. */
    file: safeHref(cellText(row.file_url)),
    position: toPosition(row.order_index),
    /** ISO time of the last change, where the installation's table records it. */
    changedAt: textOrUndefined(row.updated_at),
  };
}

/** The columns of a guide that cannot be used as they are: its page says less, or does not list it. */
export const unreadable = ({ category, title, file }: Guide): string[] =>
  Object.entries({ category, title, file_url: file }).flatMap(([column, value]) =>
    value === undefined ? column : [],
  );

/** The fragment that names a guide on the page of its category. */
export const guideAnchor = ({ id }: Guide) => `guida-${id}`;

/** A text of a guide, and the language in which it is written. */
export interface GuideText {
  text: string;
  lang: Language;
}

/** A guide's title or description for a reader: the English one where there is one, else the Italian one. */
export function guideText(
  guide: Guide,
  field: 'title' | 'description',
  language: Language,
): GuideText | undefined {
  const english = language === 'en' ? guide.english[field] : undefined;
  if (english !== undefined) return { text: english, lang: 'en' };
  const text = guide[field];
  return text === undefined ? undefined : { text, lang: 'it' };
}

/** Guides in the association's order, also when several requests returned them. */
export function sortGuides(guides: readonly Guide[]): Guide[] {
  // Two infinite positions subtract to NaN, which `sort` treats as equal.
  return [...guides].sort((left, right) => left.position - right.position);
}

/** The fixed categories that have guides, each with its guides by position. */
export function groupByCategory(guides: readonly Guide[]) {
  return guideCategories
    .map((category) => ({
      category,
      guides: sortGuides(guides.filter((guide) => guide.category === category)),
    }))
    .filter((group) => group.guides.length > 0);
}

/** The guides of the fixed categories, by category and then by position. */
export const sortByCategory = (guides: readonly Guide[]) =>
  groupByCategory(guides).flatMap((group) => group.guides);

/**
 * The guides whose title, description or keywords contain every word of a query, in either language; when there is
 * none, those that contain most.
 *
 * @param withCategory Whether the name of a guide's category counts too, as in a list of several
 *   categories.
 */
export function searchGuides(
  guides: readonly Guide[],
  typed: string,
  withCategory: boolean,
): TermSearchResult<Guide> {
  return searchByTerms(guides, typed, withCategory ? textWithCategory : ownText);
}

/** Indexes a guide once, at its first search, because indexing thousands at every key would block the page. */
function indexedOnce(index: (guide: Guide) => IndexedText): (guide: Guide) => IndexedText {
  const cache = new WeakMap<Guide, IndexedText>();
  return (guide) => {
    const text = cache.get(guide) ?? index(guide);
    cache.set(guide, text);
    return text;
  };
}

/** The texts by which a guide is found, its titles first. */
export const guideTexts = ({ title, description, english, keywords }: Guide) => [
  [title, english.title].filter(Boolean).join('\n'),
  description,
  english.description,
  keywords,
];

const ownText = indexedOnce((guide) => {
  const [titles, ...others] = guideTexts(guide);
  return indexText(titles, ...others);
});

const textWithCategory = indexedOnce((guide) => {
  const [titles, ...others] = guideTexts(guide);
  const { heading, alsoCalled, name } = guide.category ?? {};
  return indexText(titles, ...others, heading, alsoCalled, name?.it, name?.en);
});
