import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Row } from '../content/row.ts';
import { type Office, officeName } from './folder/office.ts';
import type { FoundFile } from './folder/readFolder.ts';
import { type Change, isUpload, type Published } from './plan.ts';
import { type WritableProject, WriteFailed } from './project.ts';
import { fileTableNames, fileTables, placeKey } from './tables.ts';

export type Progress = {
  readonly files: number;
  readonly bytes: number;
};

/** A change that was not made; the next run makes it. */
export type Failure = { readonly file: string; readonly detail: string };

/** Uploads at a time. */
const concurrency = 4;
/** Rows are written after their files, so many at a time: an interruption leaves no row without its file. */
const batchSize = 50;

const contentTypes = new Map([
  ['.pdf', 'application/pdf'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

/**
 * Uploads files and writes their rows. A file that fails stops no other, unless the project cannot be reached.
 *
 * @returns the changes that failed.
 */
export async function applyPlan(
  changes: readonly Change[],
  published: Published,
  project: WritableProject,
  office: Office | undefined,
  onProgress: (done: Progress) => void,
  now = new Date(),
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const limit = pLimit(concurrency);
  const lastPlaces = lastOrders(published);
  let done: Progress = { files: 0, bytes: 0 };
  const attempt: Attempt = async (change, write) => {
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof WriteFailed)) {
        limit.clearQueue();
        throw error;
      }
      failures.push({ file: change.item.file.shown, detail: error.message });
      return false;
    }
  };
  for (let start = 0; start < changes.length; start += batchSize) {
    const batch = changes.slice(start, start + batchSize);
    const documents = batch.filter(
      (change) => isUpload(change) && officeName.test(change.item.file.name),
    );
    const pdfs = await office?.convert(documents.map(({ item }) => item.file));
    const uploaded = await limit.map(batch, async (change) => {
      const isStored = await attempt(change, () => upload(change, published, project, pdfs));
      const size = isUpload(change) ? change.item.file.size : 0;
      done = { files: done.files + 1, bytes: done.bytes + size };
      onProgress(done);
      return isStored ? [change] : [];
    });
    const stored = uploaded.flat();
    for (const table of fileTableNames) {
      const added = stored.filter(({ kind, item }) => kind === 'new' && item.place.table === table);
      const rows = added.map((change) => newRow(change, project.url, lastPlaces, now));
      if (rows.length > 0) await insertRows(table, added, rows, project, attempt);
    }
    for (const change of stored) {
      if (change.kind === 'new') continue;
      const { table } = change.item.place;
      await attempt(change, () =>
        project.update(table, change.id, changedFields(change, project.url, now)),
      );
    }
  }
  return failures;
}

/** Makes a part of a change, and notes it when it is refused. @returns whether it was made. */
type Attempt = (change: Change, write: () => Promise<void>) => Promise<boolean>;

/** One refused row refuses all of them: alone, each is written or noted. */
async function insertRows(
  table: string,
  added: readonly Change[],
  rows: readonly Row[],
  project: WritableProject,
  attempt: Attempt,
): Promise<void> {
  try {
    await project.insert(table, rows);
  } catch (error) {
    if (!(error instanceof WriteFailed)) throw error;
    for (const [index, change] of added.entries()) {
      await attempt(change, () => project.insert(table, rows.slice(index, index + 1)));
    }
  }
}

async function upload(
  change: Change,
  published: Published,
  project: WritableProject,
  pdfs: ReadonlyMap<FoundFile, string> | undefined,
) {
  const { place, object, file } = change.item;
  const { bucket } = fileTables[place.table];
  if (!isUpload(change) || published.objects.get(bucket)?.has(object)) return;
  const converted = pdfs?.get(file);
  if (converted === undefined && officeName.test(file.name))
    throw new WriteFailed('LibreOffice made no PDF of it.');
  const bytes = await readFile(converted ?? file.absolute).catch((error: unknown) => {
    throw new WriteFailed(String(error));
  });
  const contentType = contentTypes.get(path.extname(object)) ?? 'image/jpeg';
  await project.upload(bucket, object, new Uint8Array(bytes), contentType);
}

const addressOf = ({ item }: Change, url: string) =>
  `${url}/storage/v1/object/public/${fileTables[item.place.table].bucket}/${item.object}`;

/** When the file was changed, so that old files are not announced as new ones. */
function dateFields({ item }: Change, now: Date): Row {
  const { date } = fileTables[item.place.table];
  const changedAt = new Date(Math.min(item.file.changedAt.getTime(), now.getTime()));
  return date === undefined ? {} : { [date]: changedAt.toISOString() };
}

function newRow(change: Change, url: string, lastPlaces: Map<string, number>, now: Date): Row {
  const { item } = change;
  const { table, ...place } = item.place;
  const { name, url: address } = fileTables[table];
  return {
    ...place,
    [name]: item.name,
    [address]: addressOf(change, url),
    ...dateFields(change, now),
    ...item.fields,
    ...(table === 'guides' ? { order_index: nextOrder(placeKey(table, place), lastPlaces) } : {}),
  };
}

function changedFields(change: Change, url: string, now: Date): Row {
  const { name, url: address } = fileTables[change.item.place.table];
  const { fields } = change.item;
  if (change.kind === 'described') return fields;
  if (change.kind === 'renamed') return { [name]: change.item.name, ...fields };
  return { [address]: addressOf(change, url), ...dateFields(change, now), ...fields };
}

/** The last place in the list of each category. */
function lastOrders({ rows }: Published): Map<string, number> {
  const last = new Map<string, number>();
  for (const row of rows.get('guides') ?? []) {
    const key = placeKey('guides', row);
    last.set(key, Math.max(last.get(key) ?? 0, Number(row.order_index) || 0));
  }
  return last;
}

function nextOrder(key: string, lastPlaces: Map<string, number>): number {
  const next = (lastPlaces.get(key) ?? 0) + 10;
  lastPlaces.set(key, next);
  return next;
}
