import path from 'node:path';
import { comparableText, tokenize, typoDistance } from 'shared/search';
import type { Kind } from '../content/finding.ts';
import type { StoredObject } from '../content/project/listObjects.ts';
import { type Row, rowId } from '../content/row.ts';
import { type Digest, type FileProblem, photoName } from './folder/inspectFile.ts';
import { officeName } from './folder/office.ts';
import { cleaned, type Place, type Placed, placeOf } from './folder/places.ts';
import type { FoundFile } from './folder/readFolder.ts';
import type { Listed } from './sheets/sortSheets.ts';
import { fileTableNames, fileTables, nameOf, objectOf, placeKey } from './tables.ts';

/** What a project has: the rows by table, and the objects by bucket and path. */
export type Published = {
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly objects: ReadonlyMap<string, ReadonlyMap<string, StoredObject>>;
  /** The most bytes of a file. */
  readonly maximumBytes: number;
};

/** A file at its place. */
type Item = {
  readonly file: FoundFile;
  readonly place: Place;
  /** What students read. */
  readonly name: string;
  /** What a sheet says besides. */
  readonly fields: Row;
  readonly object: string;
};

export type Change =
  | { readonly kind: 'new'; readonly item: Item; readonly isScanned: boolean }
  | {
      readonly kind: 'changed';
      readonly item: Item;
      readonly isScanned: boolean;
      readonly id: string;
    }
  | { readonly kind: 'renamed'; readonly item: Item; readonly id: string; readonly before: string }
  | { readonly kind: 'described'; readonly item: Item; readonly id: string };

/** Whether a change stores a file. */
export const isUpload = ({ kind }: Change) => kind === 'new' || kind === 'changed';

/** Why a file, a sheet or a line of one stays out. */
export type Reason =
  | 'noPlace'
  | 'tooLarge'
  | 'duplicate'
  | 'unknownSheet'
  | 'mistake'
  | Exclude<FileProblem, 'scanned'>;
export type LeftOut = {
  readonly reason: Reason;
  readonly file: string;
  readonly detail: string;
  /** What is wrong with a line. */
  readonly kind?: Kind;
};

/** A course by its year and its name. */
export type Course = { readonly year: string; readonly subject: string };

export type Plan = {
  /** Courses that got another name or year: their rows go along before anything else. */
  readonly moves: readonly { readonly from: Course; readonly to: Course }[];
  readonly changes: readonly Change[];
  readonly same: number;
  readonly leftOut: readonly LeftOut[];
  /** The courses that are new, by year. */
  readonly courses: readonly { readonly year: string; readonly subjects: readonly string[] }[];
  /** Those of them whose names resemble another of their year: probably the same course. */
  readonly alike: readonly { readonly course: string; readonly other: string }[];
};

type Look = {
  readonly digest: (file: FoundFile) => Promise<Digest>;
  readonly problem: (file: FoundFile) => Promise<FileProblem | undefined>;
  /** What sheets say of files. */
  readonly listed: ReadonlyMap<FoundFile, Listed>;
  /** Whether documents become PDFs. */
  readonly hasOffice: boolean;
  readonly onProgress: (looked: number, all: number) => void;
};

/** A file of which the place and the content are known. */
type Found = Omit<Item, 'object'> & { readonly digest: Digest };

/** Compares a folder with what is published. The pages of a file are read only if it is new or changed. */
export async function planImport(
  files: readonly FoundFile[],
  before: Published,
  look: Look,
): Promise<Plan> {
  const stored = objectsByHash(before);
  const { found, leftOut } = await placeFiles(files, before, look);
  const moves = movedCourses(found, before);
  const published = afterMoves(before, moves);
  const courses = knownCourses(published);
  const rows = knownRows(published);
  const { kept, twins } = withoutTwins(found, rows);
  leftOut.push(...twins);
  const names = new Set(kept.map(nameKey));
  const changes: Change[] = [];
  let same = 0;
  for (const [index, { digest, ...wanted }] of kept.entries()) {
    look.onProgress(index, kept.length);
    const { table } = wanted.place;
    const ofPlace = rows.get(placeKey(table, wanted.place)) ?? [];
    const hasThis = (row: Row) => hasContent(published, table, row, wanted.file, digest);
    const row = ofPlace.find((each) => isNamed(table, each, wanted.name));
    const isDescribed = !Object.entries(wanted.fields).some(([key, value]) => row?.[key] !== value);
    if (row && hasThis(row) && isDescribed) {
      same += 1;
      continue;
    }
    const item = { ...wanted, object: objectFor(stored, wanted, digest) };
    // A row whose name is gone from the folder, and whose content is not.
    const renamed = row
      ? undefined
      : ofPlace.find(
          (each) => hasThis(each) && !names.has(nameKey({ ...wanted, name: nameOf(table, each) })),
        );
    if (renamed) {
      changes.push({ kind: 'renamed', item, id: rowId(renamed), before: nameOf(table, renamed) });
      continue;
    }
    if (row && hasThis(row)) {
      changes.push({ kind: 'described', item, id: rowId(row) });
      continue;
    }
    const problem = await look.problem(wanted.file);
    if (problem !== undefined && problem !== 'scanned') {
      leftOut.push({ reason: problem, file: wanted.file.shown, detail: '' });
      continue;
    }
    const isScanned = problem === 'scanned';
    if (row) changes.push({ kind: 'changed', item, isScanned, id: rowId(row) });
    else changes.push({ kind: 'new', item, isScanned });
  }
  return { moves, changes, same, leftOut, ...newCourses(changes, courses) };
}

async function placeFiles(
  files: readonly FoundFile[],
  before: Published,
  look: Look,
): Promise<{ found: Found[]; leftOut: LeftOut[] }> {
  const courses = knownCourses(before);
  const paths = new Set(files.map(({ shown }) => shown.toLowerCase()));
  const found: Found[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, file] of files.entries()) {
    look.onProgress(index, files.length);
    const listed = look.listed.get(file);
    const placed = listed ?? placeOf(file.folders);
    const leave = (reason: Reason, detail = '') =>
      leftOut.push({ reason, file: file.shown, detail });
    const pdf = file.shown.replace(officeName, '.pdf');
    if (
      placed?.place.table === 'representatives' ? !photoName.test(file.name) : !isReadable(file)
    ) {
      leave(photoName.test(file.name) ? 'noPlace' : 'notPdf');
    } else if (placed === undefined) leave('noPlace');
    else if (file.size > before.maximumBytes) leave('tooLarge');
    else if (pdf !== file.shown && paths.has(pdf.toLowerCase())) leave('duplicate', pdf);
    else {
      const place = asPublished(placed.place, courses);
      const name = nameFor(place, placed, listed?.title, file);
      const fields = listed?.fields ?? {};
      found.push({ file, place, name, fields, digest: await look.digest(file) });
    }
  }
  return { found, leftOut };

  function isReadable({ name }: FoundFile): boolean {
    return /\.pdf$/i.test(name) || (look.hasOffice && officeName.test(name));
  }
}

/** The names that show the content of a row or a file: SHA-256 in an object's name, MD5 in the storage. */
const contentKeys = ({ sha256, md5 }: Digest) => [sha256.slice(0, hashLength), md5];

/**
 * Recognises courses whose folder has another name or year: the course is not in the folder, and each of its files is
 * in one that is new and of which they are at least half. Who imports one folder has not the others.
 */
function movedCourses(found: readonly Found[], { rows, objects }: Published): Plan['moves'] {
  const published = new Map<string, { course: Course; contents: string[] }>();
  for (const row of rows.get('handouts') ?? []) {
    const key = placeKey('handouts', row);
    const course = { year: String(row.year), subject: String(row.subject) };
    const known = published.get(key) ?? { course, contents: [] };
    const object = objectOf('handouts', row) ?? '';
    const eTag = objects.get(fileTables.handouts.bucket)?.get(object)?.eTag ?? '';
    known.contents.push(hashInName.exec(object)?.[1] ?? eTag);
    published.set(key, known);
  }
  const folders = new Map<string, { course: Course; contents: Set<string>; files: number }>();
  for (const { place, digest } of found) {
    if (place.table !== 'handouts') continue;
    const key = placeKey('handouts', place);
    const { year, subject } = place;
    const folder = folders.get(key) ?? {
      course: { year, subject },
      contents: new Set<string>(),
      files: 0,
    };
    folder.files += 1;
    for (const content of contentKeys(digest)) folder.contents.add(content);
    folders.set(key, folder);
  }
  const gone = [...published].filter(([key]) => !folders.has(key));
  return [...folders].flatMap(([key, { course, contents, files }]) => {
    if (published.has(key)) return [];
    const [from, another] = gone.filter(
      ([, each]) =>
        each.contents.every((one) => contents.has(one)) && each.contents.length * 2 >= files,
    );
    return from && !another ? [{ from: from[1].course, to: course }] : [];
  });
}

/** What is published once the courses have moved. */
function afterMoves(published: Published, moves: Plan['moves']): Published {
  const targets = new Map(moves.map(({ from, to }) => [placeKey('handouts', from), to]));
  const moved = (published.rows.get('handouts') ?? []).map((row) => ({
    ...row,
    ...targets.get(placeKey('handouts', row)),
  }));
  return { ...published, rows: new Map([...published.rows, ['handouts', moved]]) };
}

/** Of files with the same content at one place, the one that is published, or else the one with the shortest name. */
function withoutTwins(found: readonly Found[], rows: Rows): { kept: Found[]; twins: LeftOut[] } {
  const byContent = new Map<string, Found[]>();
  for (const one of found) {
    // Two people may have the same picture.
    const place =
      one.place.table === 'representatives' ? nameKey(one) : placeKey(one.place.table, one.place);
    const key = `${place} ${one.digest.sha256}`;
    byContent.set(key, [...(byContent.get(key) ?? []), one]);
  }
  const isPublished = ({ place, name }: Found) =>
    (rows.get(placeKey(place.table, place)) ?? []).some((row) => isNamed(place.table, row, name));
  const taken = new Set<string>();
  const kept: Found[] = [];
  const twins: LeftOut[] = [];
  for (const alike of byContent.values()) {
    const [first, ...others] = alike.toSorted(
      (one, other) =>
        Number(isPublished(other)) - Number(isPublished(one)) ||
        one.name.length - other.name.length,
    );
    if (!first) continue;
    kept.push(uniquelyNamed(first, taken));
    for (const { file } of others) {
      twins.push({ reason: 'duplicate', file: file.shown, detail: first.file.shown });
    }
  }
  return { kept, twins };
}

const isNamed = (table: Place['table'], row: Row, name: string) =>
  comparableText(nameOf(table, row)) === comparableText(name);

/** A name at its place. */
const nameKey = ({ place, name }: Pick<Item, 'place' | 'name'>) =>
  `${placeKey(place.table, place)} ${comparableText(name)}`;

type Courses = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The courses of each year as they are spelled, by their comparable names. */
function knownCourses({ rows }: Published): Courses {
  const courses = new Map<string, Map<string, string>>();
  for (const row of rows.get('handouts') ?? []) {
    const ofYear = courses.get(String(row.year)) ?? new Map<string, string>();
    courses.set(
      String(row.year),
      ofYear.set(comparableText(String(row.subject)), String(row.subject)),
    );
  }
  return courses;
}

function asPublished(place: Place, courses: Courses): Place {
  if (place.table !== 'handouts') return place;
  const subject = courses.get(place.year)?.get(comparableText(place.subject));
  return { ...place, subject: subject ?? place.subject };
}

type Rows = ReadonlyMap<string, readonly Row[]>;

function knownRows({ rows }: Published): Rows {
  const known = new Map<string, Row[]>();
  for (const table of fileTableNames) {
    for (const row of rows.get(table) ?? []) {
      const key = placeKey(table, row);
      known.set(key, [...(known.get(key) ?? []), row]);
    }
  }
  return known;
}

/** A sheet's title, or the file's name with the folders below its place; a handout's begins with its course. */
function nameFor(
  place: Place,
  { below }: Placed,
  listed: string | undefined,
  file: FoundFile,
): string {
  const stem = cleaned(file.name.replace(/\.[^.]+$/, '').replaceAll('_', ' ')) || file.name;
  const title = listed?.replace(/\.pdf$/i, '') ?? [...below.map(cleaned), stem].join(' - ');
  if (place.table !== 'handouts') return title;
  const isNamed = comparableText(title).startsWith(comparableText(place.subject));
  return `${isNamed ? title : `${place.subject} - ${title}`}.pdf`;
}

/** Two files whose names differ only in case, accents or signs get a number. */
function uniquelyNamed(one: Found, taken: Set<string>): Found {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? one.name : one.name.replace(/(\.pdf)?$/, ` (${count})$1`);
    const key = nameKey({ ...one, name });
    if (taken.has(key)) continue;
    taken.add(key);
    return { ...one, name };
  }
}

const hashLength = 16;
const hashInName = new RegExp(`-([0-9a-f]{${hashLength}})\\.\\w+$`);

function hasContent(
  published: Published,
  table: Place['table'],
  row: Row,
  { size }: FoundFile,
  { sha256, md5 }: Digest,
): boolean {
  const object = objectOf(table, row);
  if (object === undefined) return false;
  const named = hashInName.exec(object)?.[1];
  if (named !== undefined) return sha256.startsWith(named);
  const stored = published.objects.get(fileTables[table].bucket)?.get(object);
  // Of a file that was uploaded in parts, the ETag is no MD5.
  return stored?.eTag.includes('-') ? stored.size === size : stored?.eTag === md5;
}

/** The objects that an import has stored, by bucket and hash. */
function objectsByHash({ objects }: Published): Map<string, string> {
  return new Map(
    [...objects].flatMap(([bucket, names]) =>
      [...names.keys()].flatMap((name): [string, string][] => {
        const hash = hashInName.exec(name)?.[1];
        return hash === undefined ? [] : [[`${bucket} ${hash}`, name]];
      }),
    ),
  );
}

/**
 * The object's name: what storage accepts of the name, and the content's hash. Another content is another object, so
 * that no cache keeps the old one, and the same content is uploaded once.
 */
function objectFor(
  stored: Map<string, string>,
  { place, name, file }: Omit<Item, 'object'>,
  digest: Digest,
): string {
  const hash = digest.sha256.slice(0, hashLength);
  const key = `${fileTables[place.table].bucket} ${hash}`;
  const words = tokenize(name.replace(/\.pdf$/i, ''))
    .join('-')
    .replace(/[^a-z0-9-]+/g, '')
    .slice(0, 80);
  const ending = place.table === 'representatives' ? path.extname(file.name).toLowerCase() : '.pdf';
  const object = stored.get(key) ?? `${words || 'file'}-${hash}${ending}`;
  stored.set(key, object);
  return object;
}

function newCourses(changes: readonly Change[], courses: Courses): Pick<Plan, 'courses' | 'alike'> {
  const added = new Map<string, Map<string, string>>();
  for (const { kind, item } of changes) {
    if (kind !== 'new' || item.place.table !== 'handouts') continue;
    const { year, subject } = item.place;
    if (courses.get(year)?.has(comparableText(subject))) continue;
    added.set(year, (added.get(year) ?? new Map()).set(comparableText(subject), subject));
  }
  const alike = [...added].flatMap(([year, subjects]) => {
    const all = [...(courses.get(year) ?? []), ...subjects];
    return [...subjects].flatMap(([name, course]) =>
      all
        .filter(([other]) => other !== name && !(subjects.has(other) && other < name))
        .filter(([other]) => looksLike(name, other))
        .map(([, other]) => ({ course, other })),
    );
  });
  const found = [...added].map(([year, subjects]) => ({ year, subjects: [...subjects.values()] }));
  return { courses: found, alike };
}

/** Spaced otherwise, or with a letter more. Two courses may differ in one: "Microeconomia", "Macroeconomia". */
function looksLike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => tokenize(text).join(''));
  if (left === undefined || right === undefined) return false;
  const isNumbered = [one, other].some((text) => /(\d|\b[ivx]+)$/.test(text));
  if (left.length === right.length) return left === right;
  return !isNumbered && typoDistance(left, right) !== undefined;
}
