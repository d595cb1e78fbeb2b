import { cellText, safeHref } from 'shared/format';
import { type IndexedText, indexText, searchByTerms, type TermSearchResult } from 'shared/search';
import { findCategory, type GuideCategory, guideCategories } from './guideCategories.ts';

/** The columns of `guides`, which hold anything in tables that grew by hand. */
export type GuideRow = Record<
  'id' | 'category' | 'title' | 'description' | 'file_url' | 'order_index',
  unknown
>;

/** A guide as a page shows it. */
export interface Guide {
  id: string;
  /** Undefined for a category that is not among the guide categories. */
  category: GuideCategory | undefined;
  title: string | undefined;
  description: string | undefined;
  /** The URL of its file; undefined when it is missing or unsafe to link. */
  file: string | undefined;
  position: number;
  /** ISO time of the last change, where the installation's table records it. */
  changedAt: string | undefined;
}

const textOrUndefined = (value: unknown) => cellText(value)?.trim() || undefined;

/** The column holds text in some installations; a value that is no number comes last. */
function toPosition(value: unknown): number {
  const position = Number.parseFloat(String(value));
  return Number.isNaN(position) ? Number.POSITIVE_INFINITY : position;
}

export function toGuide(row: GuideRow): Guide {
  return {
    id: String(row.id),
    category: findCategory(cellText(row.category)),
    title: textOrUndefined(row.title),
    description: textOrUndefined(row.description),
    file: safeHref(cellText(row.file_url)),
    position: toPosition(row.order_index),
    changedAt:
      'updated_at' in row && typeof row.updated_at === 'string' ? row.updated_at : undefined,
  };
}

/** Guides in the association's order, also when several requests returned them. */
export function sortGuides(guides: readonly Guide[]): Guide[] {
  // Two infinite positions subtract to NaN, which `sort` treats as equal.
  return [...guides].sort((left, right) => left.position - right.position);
}

/** The guides of the fixed categories, by category and then by position. */
export function sortByCategory(guides: readonly Guide[]): Guide[] {
  return guideCategories.flatMap((category) =>
    sortGuides(guides.filter((guide) => guide.category === category)),
  );
}

/**
 * The guides whose title or description contains every term; when there is none, those that contain
 * most.
 *
 * @param terms The query as `queryTerms` splits it.
 * @param withCategory Whether the name of a guide's category counts too, as in a list of several
 *   categories.
 */
export function searchGuides(
  guides: readonly Guide[],
  terms: readonly string[],
  withCategory: boolean,
): TermSearchResult<Guide> {
  return searchByTerms(guides, terms, withCategory ? textWithCategory : ownText);
}

/** Indexes a guide at its first search and only once: ten thousand guides would block the page. */
function indexedOnce(index: (guide: Guide) => IndexedText): (guide: Guide) => IndexedText {
  const cache = new WeakMap<Guide, IndexedText>();
  return (guide) => {
    const text = cache.get(guide) ?? index(guide);
    cache.set(guide, text);
    return text;
  };
}

const ownText = indexedOnce(({ title, description }) => indexText(title, description));

const textWithCategory = indexedOnce(({ title, description, category }) =>
  indexText(
    ...[title, description, category?.heading, category?.alsoCalled],
    ...Object.values(category?.name ?? {}),
  ),
);
