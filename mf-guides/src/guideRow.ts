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
  /** Its title and description as they are searched: folded once, not at every letter typed. */
  said: string;
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
  return {
    id: String(row.id),
    category: knownCategory(row.category),
    title,
    description,
    said: folded([title, description].join(' ')),
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
 * The guides that contain each word in their title, their description or in what is said of their
 * category, in the order given.
 *
 * @param words What was typed, as `typedWords` takes it apart.
 * @param nameOf The name under which the page shows a category, where guides of several stand together.
 */
export function findGuides(
  guides: readonly Guide[],
  words: readonly string[],
  nameOf?: (category: KnownCategory) => string,
): Guide[] {
  const places = new Map<KnownCategory | undefined, string>(
    catalogue.map((entry) => [
      entry,
      nameOf ? folded([nameOf(entry), entry.heading].join(' ')) : '',
    ]),
  );
  return guides.filter(({ said, category }) => {
    const place = places.get(category) ?? '';
    return words.every((word) => said.includes(word) || place.includes(word));
  });
}
