import { safeHref } from 'shared/format';
import { type IndexedText, indexText, searchByTerms, type TermSearchResult } from 'shared/search';
import { catalogue, type KnownCategory, knownCategory } from './catalogue.ts';

/** A row of `guides`, as far as it can be relied upon. */
export interface GuideRow {
  id: string | number;
  category: string | null;
  title: string | null;
  description: string | null;
  file_url: string | null;
  order_index: number | string | null;
}

/** A guide as a page shows it. */
export interface Guide {
  id: string;
  /** Absent for a category that is not in the fixed list. */
  category: KnownCategory | undefined;
  /** Undefined when the row has none. */
  title: string | undefined;
  description: string | undefined;
  /** Where its file is; undefined when the row has no address that a link may have. */
  file: string | undefined;
  position: number;
  /** ISO time of the last change, where the installation's table records it. */
  changedAt: string | undefined;
}

function text(value: string | null): string | undefined {
  return value?.trim() || undefined;
}

/** Where a guide stands; the column holds text in some installations, and what is no number is last. */
function position(value: GuideRow['order_index']): number {
  const place = Number.parseFloat(String(value));
  return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
}

function lastChange(row: object): string | undefined {
  return 'updated_at' in row && typeof row.updated_at === 'string' ? row.updated_at : undefined;
}

export function guideOf(row: GuideRow): Guide {
  const title = text(row.title);
  const description = text(row.description);
  const category = knownCategory(row.category);
  return {
    id: String(row.id),
    category,
    title,
    description,
    file: safeHref(row.file_url),
    position: position(row.order_index),
    changedAt: lastChange(row),
  };
}

/** Guides of one category that came in several answers, in the order that the association gave. */
export function inOrder(guides: readonly Guide[]): Guide[] {
  // Two without a position give NaN, which `sort` takes for equal.
  return [...guides].sort((left, right) => left.position - right.position);
}

/** The guides of the fixed list's categories, in the order of the categories and then in their own. */
export function byCategory(guides: readonly Guide[]): Guide[] {
  return catalogue.flatMap((entry) => inOrder(guides.filter((guide) => guide.category === entry)));
}

/**
 * The guides that say every word in their title or description, or, where guides of several
 * categories stand together, in what their category is called; where none does, those that say most.
 *
 * @param words What was typed, as `queryTerms` takes it apart.
 */
export function findGuides(
  guides: readonly Guide[],
  words: readonly string[],
  ofSeveral: boolean,
): TermSearchResult<Guide> {
  return searchByTerms(guides, words, ofSeveral ? saidWithCategory : saidByItself);
}

/** Prepared when somebody searches, and once: ten thousand guides would hold up the page otherwise. */
function preparedOnce(prepare: (guide: Guide) => IndexedText): (guide: Guide) => IndexedText {
  const prepared = new WeakMap<Guide, IndexedText>();
  return (guide) => {
    const known = prepared.get(guide) ?? prepare(guide);
    prepared.set(guide, known);
    return known;
  };
}

const saidByItself = preparedOnce(({ title, description }) => indexText(title, description));

const saidWithCategory = preparedOnce(({ title, description, category }) =>
  indexText(title, description, category?.heading, category?.alsoCalled),
);
