import { decodePathSegment } from 'shared/format';
import { comparableText } from 'shared/search';
import { fieldOf, type Row, textOf } from '../content/row.ts';
import { storedPath } from '../functions/_shared/handoutLinks.ts';
import type { Place } from './folder/places.ts';

/** How a table of files is written: the bucket of its files, and its columns. */
type FileTable = {
  readonly bucket: string;
  readonly name: string;
  readonly url: string;
  /** When it was published, where the table says it. */
  readonly date?: string;
  /** The columns of a place. */
  readonly place: readonly string[];
  /** Columns that a sheet may fill for a file. */
  readonly more: readonly string[];
};

export const fileTables: Readonly<Record<Place['table'], FileTable>> = {
  handouts: {
    bucket: 'handouts',
    name: 'filename',
    url: 'file_url',
    date: 'uploaded_at',
    place: ['year', 'subject'],
    more: ['subject_en', 'keywords'],
  },
  clmg_handouts: {
    bucket: 'clmg',
    name: 'name',
    url: 'url',
    date: 'created_at',
    place: ['course_year'],
    more: ['name_en', 'keywords'],
  },
  guides: {
    bucket: 'guides',
    name: 'title',
    url: 'file_url',
    place: ['category'],
    more: ['description', 'title_en', 'description_en', 'keywords'],
  },
  representatives: { bucket: 'photos', name: 'name', url: 'url', place: ['section'], more: [] },
};

export const fileTableNames = ['handouts', 'clmg_handouts', 'guides', 'representatives'] as const;

/** The same for all files of a course, of a law year or of a category. */
export function placeKey(table: Place['table'], fields: Readonly<Record<string, unknown>>): string {
  const values = fileTables[table].place.map((column) =>
    comparableText(String(fieldOf(fields, column))),
  );
  return JSON.stringify([table, ...values]);
}

export const nameOf = (table: Place['table'], row: Row): string =>
  textOf(row, fileTables[table].name) ?? '';

/** The object that a row's address names, by its path in the bucket; undefined for an address elsewhere. */
export function objectOf(table: Place['table'], row: Row): string | undefined {
  const { bucket, url } = fileTables[table];
  const path = storedPath(textOf(row, url) ?? '');
  return path?.startsWith(`${bucket}/`)
    ? decodePathSegment(path.slice(bucket.length + 1))
    : undefined;
}
