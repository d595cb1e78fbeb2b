import type { Guide } from '../guide.ts';

/** The time of the latest change of a guide; the empty text, before any time, where the table records none. */
export const newestChange = (guides: readonly Guide[]): string =>
  guides.reduce((newest, { changedAt = '' }) => (changedAt > newest ? changedAt : newest), '');

/**
 * Whether a guide has changed since the last visit to its category.
 *
 * @param seen The newest change that was seen then; undefined where the category is not followed.
 */
export const isNewSince = ({ changedAt }: Guide, seen: string | undefined): boolean =>
  seen !== undefined && changedAt !== undefined && changedAt > seen;
