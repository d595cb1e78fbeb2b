import { storedObject } from 'shared/format';
import { normalizeText } from 'shared/search';
import { fieldOf, type Row, textOf } from '../content/row.ts';
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
  /** Of what the name that students read ends in. */
  readonly ending: '.pdf' | '';
};

export const fileTables: Readonly<Record<Place['table'], FileTable>> = {
  handouts: {
    bucket: 'handouts',
    name: 'filename',
    url: 'file_url',
    date: 'uploaded_at',
    place: ['year', 'subject'],
    ending: '.pdf',
  },
  clmg_handouts: {
    bucket: 'clmg',
    name: 'name',
    url: 'url',
    date: 'created_at',
    place: ['course_year'],
    ending: '',
  },
  guides: { bucket: 'guides', name: 'title', url: 'file_url', place: ['category'], ending: '' },
};

/** Texts that students take for the same are equal: case, accents and spaces do not count. */
export const comparable = (text: string) => normalizeText(text).trim().replace(/\s+/g, ' ');

/** The same for all files of a course, of a law year or of a category. */
export function placeKey(table: Place['table'], fields: Readonly<Record<string, unknown>>): string {
  const values = fileTables[table].place.map((column) =>
    comparable(String(fieldOf(fields, column))),
  );
  return JSON.stringify([table, ...values]);
}

export const nameOf = (table: Place['table'], row: Row): string =>
  textOf(row, fileTables[table].name) ?? '';

/** The object that a row's address names; undefined for an address elsewhere. */
export function objectOf(table: Place['table'], row: Row): string | undefined {
  const { bucket, url } = fileTables[table];
  const object = storedObject(textOf(row, url), `/${bucket}/`);
  return object && decodeURIComponent(object);
}
