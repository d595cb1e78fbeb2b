import { safeHref } from 'shared/format';
import { folded } from 'shared/rows';
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
  return {
    id: String(row.id),
    category: knownCategory(row.category),
    title: text(row.title),
    description: text(row.description),
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

/**
 * Whether a guide contains each word in its title, its description or what else is said of it.
 *
 * @param words What was typed, as `typedWords` takes it apart.
 */
export function guideSays(guide: Guide, words: readonly string[], ...more: string[]): boolean {
  const said = folded([guide.title, guide.description, ...more].join(' '));
  return words.every((word) => said.includes(word));
}

/**
 * The guides of the fixed list's categories that contain each word, also in their category's name,
 * in the order of the categories. No words find nothing.
 *
 * @param nameOf The name under which the page shows a category.
 */
export function findGuides(
  guides: readonly Guide[],
  words: readonly string[],
  nameOf: (category: KnownCategory) => string,
): Guide[] {
  if (words.length === 0) return [];
  const found = guides.filter((guide) => {
    const { category } = guide;
    return category && guideSays(guide, words, nameOf(category), category.heading);
  });
  return catalogue.flatMap((entry) => inOrder(found.filter((guide) => guide.category === entry)));
}
