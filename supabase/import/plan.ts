import { tokenize, typoDistance } from 'shared/search';
import { type Row, rowId } from '../content/row.ts';
import type { Digest, FileProblem } from './folder/inspectFile.ts';
import { cleaned, type Place, type Placed, placeOf } from './folder/places.ts';
import type { FoundFile } from './folder/readFolder.ts';
import { comparable, fileTables, nameOf, objectOf, placeKey } from './tables.ts';

/** What a project has: the rows by table, and the objects by bucket, with their MD5. */
export type Published = {
  readonly rows: Readonly<Record<Place['table'], readonly Row[]>>;
  readonly objects: ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;
  /** The most bytes of a file. */
  readonly maximumBytes: number;
};

/** A file at its place. */
type Item = {
  readonly file: FoundFile;
  readonly place: Place;
  /** What students read. */
  readonly name: string;
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
  | { readonly kind: 'renamed'; readonly item: Item; readonly id: string; readonly before: string };

/** Why a file stays out. */
export type Reason = 'noPlace' | 'tooLarge' | 'duplicate' | Exclude<FileProblem, 'scanned'>;
type LeftOut = { readonly reason: Reason; readonly file: string; readonly detail: string };

export type Plan = {
  readonly changes: readonly Change[];
  readonly same: number;
  readonly leftOut: readonly LeftOut[];
  /** New courses whose names resemble another of their year: probably the same course. */
  readonly alike: readonly { readonly course: string; readonly other: string }[];
};

type Look = {
  readonly digest: (file: FoundFile) => Promise<Digest>;
  readonly problem: (file: FoundFile) => Promise<FileProblem | undefined>;
  readonly onProgress: (looked: number) => void;
};

/** Compares a folder with what is published. Only files that are new or changed are opened. */
export async function planImport(
  files: readonly FoundFile[],
  published: Published,
  look: Look,
): Promise<Plan> {
  const changes: Change[] = [];
  const leftOut: LeftOut[] = [];
  const courses = knownCourses(published);
  const rows = knownRows(published);
  const stored = objectsByHash(published);
  const seen = new Map<string, string>();
  const names = new Set<string>();
  let same = 0;
  const added: (Omit<Item, 'object'> & { digest: Digest })[] = [];

  for (const [index, file] of files.entries()) {
    look.onProgress(index);
    const placed = placeOf(file.folders);
    const leave = (reason: Reason, detail = '') =>
      leftOut.push({ reason, file: file.shown, detail });
    if (!/\.pdf$/i.test(file.name)) leave('notPdf', extensionOf(file.name));
    else if (placed === undefined) leave('noPlace');
    else if (file.size > published.maximumBytes) leave('tooLarge', String(file.size));
    else {
      const place = asPublished(placed.place, courses);
      const digest = await look.digest(file);
      const content = `${placeKey(place.table, place)} ${digest.sha256}`;
      const twin = seen.get(content);
      if (twin !== undefined) leave('duplicate', twin);
      else {
        seen.set(content, file.shown);
        const name = uniqueName(nameFor(place, placed, file), placeKey(place.table, place), names);
        added.push({ file, place, name, digest });
      }
    }
  }

  // Names of the folder are known now: a row whose name is gone, and whose content is not, was renamed.
  for (const [index, { digest, ...wanted }] of added.entries()) {
    look.onProgress(files.length + index);
    const { table } = wanted.place;
    const key = placeKey(table, wanted.place);
    const ofPlace = rows.get(key) ?? [];
    const contentOf = (row: Row) => hasContent(published, table, row, digest);
    const row = ofPlace.find((each) => comparable(nameOf(table, each)) === comparable(wanted.name));
    if (row && contentOf(row)) {
      same += 1;
      continue;
    }
    const object = objectFor(stored, wanted.place, wanted.name, digest);
    const item = { ...wanted, object };
    const renamed = row
      ? undefined
      : ofPlace.find(
          (each) => contentOf(each) && !names.has(`${key} ${comparable(nameOf(table, each))}`),
        );
    if (renamed) {
      changes.push({
        kind: 'renamed',
        item,
        id: rowId(renamed) ?? '',
        before: nameOf(table, renamed),
      });
      continue;
    }
    const problem = await look.problem(wanted.file);
    if (problem !== undefined && problem !== 'scanned') {
      leftOut.push({ reason: problem, file: wanted.file.shown, detail: '' });
      continue;
    }
    const isScanned = problem === 'scanned';
    if (row) changes.push({ kind: 'changed', item, isScanned, id: rowId(row) ?? '' });
    else changes.push({ kind: 'new', item, isScanned });
  }
  return { changes, same, leftOut, alike: alikeCourses(changes, courses) };
}

type Courses = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The courses of each year as they are spelled, by their comparable names. */
function knownCourses({ rows }: Published): Courses {
  const courses = new Map<string, Map<string, string>>();
  for (const row of rows.handouts) {
    const ofYear = courses.get(String(row.year)) ?? new Map<string, string>();
    courses.set(String(row.year), ofYear.set(comparable(String(row.subject)), String(row.subject)));
  }
  return courses;
}

function asPublished(place: Place, courses: Courses): Place {
  if (place.table !== 'handouts') return place;
  const subject = courses.get(place.year)?.get(comparable(place.subject));
  return { ...place, subject: subject ?? place.subject };
}

function knownRows({ rows }: Published): ReadonlyMap<string, readonly Row[]> {
  const known = new Map<string, Row[]>();
  for (const table of ['handouts', 'clmg_handouts', 'guides'] as const) {
    for (const row of rows[table]) {
      const key = placeKey(table, row);
      known.set(key, [...(known.get(key) ?? []), row]);
    }
  }
  return known;
}

/** The file's name with the folders below its place; a handout's begins with its course. */
function nameFor(place: Place, { below }: Placed, file: FoundFile): string {
  const stem = cleaned(file.name.replace(/\.pdf$/i, '').replaceAll('_', ' ')) || file.name;
  const parts = [...below.map(cleaned), stem];
  const title = parts.join(' - ');
  if (place.table !== 'handouts') return title;
  const isNamed = comparable(title).startsWith(comparable(place.subject));
  return `${isNamed ? title : `${place.subject} - ${title}`}.pdf`;
}

/** Two files whose names differ only in case, accents or signs get a number. */
function uniqueName(name: string, key: string, names: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : name.replace(/(\.pdf)?$/, ` (${count})$1`);
    const taken = `${key} ${comparable(numbered)}`;
    if (names.has(taken)) continue;
    names.add(taken);
    return numbered;
  }
}

const hashLength = 16;
const hashInName = new RegExp(`-([0-9a-f]{${hashLength}})\\.pdf$`);

function hasContent(
  published: Published,
  table: Place['table'],
  row: Row,
  digest: Digest,
): boolean {
  const object = objectOf(table, row);
  if (object === undefined) return false;
  const named = hashInName.exec(object)?.[1];
  if (named !== undefined) return digest.sha256.startsWith(named);
  return published.objects.get(fileTables[table].bucket)?.get(object) === digest.md5;
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
  place: Place,
  name: string,
  digest: Digest,
): string {
  const hash = digest.sha256.slice(0, hashLength);
  const key = `${fileTables[place.table].bucket} ${hash}`;
  const words = tokenize(name.replace(/\.pdf$/i, ''))
    .join('-')
    .replace(/[^a-z0-9-]+/g, '')
    .slice(0, 80);
  const object = stored.get(key) ?? `${words || 'file'}-${hash}.pdf`;
  stored.set(key, object);
  return object;
}

function alikeCourses(changes: readonly Change[], courses: Courses): Plan['alike'] {
  const added = new Map<string, Map<string, string>>();
  for (const { kind, item } of changes) {
    if (kind !== 'new' || item.place.table !== 'handouts') continue;
    const { year, subject } = item.place;
    if (courses.get(year)?.has(comparable(subject))) continue;
    added.set(year, (added.get(year) ?? new Map()).set(comparable(subject), subject));
  }
  return [...added].flatMap(([year, subjects]) => {
    const all = [...(courses.get(year) ?? []), ...subjects];
    return [...subjects].flatMap(([name, course]) =>
      all
        .filter(([other]) => other !== name && !(subjects.has(other) && other < name))
        .filter(([other]) => looksLike(name, other))
        .map(([, other]) => ({ course, other })),
    );
  });
}

/** Spaced otherwise, or with a letter more. Two courses may differ in one: "Microeconomia", "Macroeconomia". */
function looksLike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => tokenize(text).join(''));
  if (left === undefined || right === undefined) return false;
  const isNumbered = [one, other].some((text) => /(\d|\b[ivx]+)$/.test(text));
  if (left.length === right.length) return left === right;
  return !isNumbered && typoDistance(left, right) !== undefined;
}

const extensionOf = (name: string) => /\.([^.]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
