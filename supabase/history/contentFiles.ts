import pLimit from 'p-limit';
import { decodePathSegment, storedObject } from 'shared/format';
import { z } from 'zod';
import { listObjects } from '../content/project/listObjects.ts';
import type { WrittenProject } from '../content/runCommand.ts';
import { projectApiAs } from '../functions/_shared/projectApi.ts';

// Files that no row names are moved to the private bucket `deleted`, as `<bucket>/<time>/<name>`, and come back when
// a row names them again.

const trash = 'deleted';
const dayMs = 24 * 60 * 60_000;
/** A file comes before its row. */
const youngMs = dayMs;
/** As long as the history of the rows. */
const keptMs = 365 * dayMs;
/** Moves at a time. */
const concurrency = 4;
/** A move copies the file. */
const timeoutMs = 120_000;
/** As many as storage deletes at once. */
const removedAtOnce = 100;

type Move = { readonly from: string; readonly to: string };

export type ContentFiles = {
  /** Files that no row names, each with its place in the trash, and those whose year in the trash is over. */
  readonly unused: (now?: Date) => Promise<{ unused: readonly Move[]; expired: readonly string[] }>;
  /** Files that a row names and that are in the trash. */
  readonly missed: () => Promise<readonly Move[]>;
  readonly move: (moves: readonly Move[]) => Promise<void>;
  /** Deletes files of the trash. @returns how many; none for an editor, who deletes no file. */
  readonly remove: (names: readonly string[]) => Promise<number>;
};

const refusal = z.object({ message: z.string() });
const removed = z.array(z.unknown());
const addresses = z.array(z.string());

/** The files of a project's content. Paths begin with their bucket. */
export function contentFiles({ url, access, handoutsBucket }: WrittenProject): ContentFiles {
  const api = projectApiAs(url, access, timeoutMs);
  const buckets = [handoutsBucket, 'clmg', 'guides', 'photos'];

  async function send(method: string, path: string, request: unknown): Promise<unknown> {
    const response = await api.request(path, { method, body: JSON.stringify(request) });
    const body: unknown = await response.json();
    if (response.ok) return body;
    throw new Error(refusal.safeParse(body).data?.message ?? `${path}: ${response.status}`);
  }
  const post = (path: string, body: unknown) => send('POST', path, body);

  /** Every file that a row names, in whatever column. */
  async function named(): Promise<Set<string>> {
    const paths = new Set<string>();
    for (const address of addresses.parse(await api.call('content_addresses', {}))) {
      for (const path of pathsIn(address)) paths.add(path);
      // The site looks in the bucket of the handouts for the last segment alone.
      const handout = storedObject(address, handoutsBucket);
      if (handout) paths.add(`${handoutsBucket}/${decodePathSegment(handout)}`);
    }
    return paths;
  }

  return {
    unused: async (now = new Date()) => {
      const isNamed = await named();
      const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
      const unused: Move[] = [];
      for (const bucket of buckets) {
        for (const [name, { createdAt }] of await listObjects(post, bucket)) {
          const isOld = now.getTime() - Date.parse(createdAt) >= youngMs;
          if (!isOld || isNamed.has(`${bucket}/${name}`)) continue;
          unused.push({ from: `${bucket}/${name}`, to: `${trash}/${bucket}/${stamp}/${name}` });
        }
      }
      const limit = now.getTime() - keptMs;
      // An editor may move a file under any name, but a move is noted.
      const expired = (await listObjects(post, trash))
        .filter(([name, { updatedAt }]) => timeOf(name) < limit && Date.parse(updatedAt) < limit)
        .map(([name]) => name);
      return { unused, expired };
    },
    missed: async () => {
      const isStored = new Set<string>();
      for (const bucket of buckets) {
        for (const [name] of await listObjects(post, bucket)) isStored.add(`${bucket}/${name}`);
      }
      const wanted = await named();
      const moves = new Map<string, Move>();
      // In the order of their times, so that the newest of a name is taken.
      for (const [name] of (await listObjects(post, trash)).toSorted(byTime)) {
        const to = name.replace(/^([^/]+)\/\d+\//, '$1/');
        if (wanted.has(to) && !isStored.has(to)) moves.set(to, { from: `${trash}/${name}`, to });
      }
      return [...moves.values()];
    },
    move: async (moves) => {
      await pLimit(concurrency).map(moves, async ({ from, to }) => {
        const [sourceBucket, sourceKey] = bucketAndName(from);
        const [destinationBucket, destinationKey] = bucketAndName(to);
        const request = { bucketId: sourceBucket, sourceKey, destinationBucket, destinationKey };
        await post('/storage/v1/object/move', request);
      });
    },
    remove: async (names) => {
      let count = 0;
      for (let start = 0; start < names.length; start += removedAtOnce) {
        const prefixes = names.slice(start, start + removedAtOnce);
        const body = await send('DELETE', `/storage/v1/object/${trash}`, { prefixes });
        count += removed.parse(body).length;
      }
      return count;
    },
  };
}

/**
 * Every path with which a URL ends, so that a file counts as named whatever route of the storage opens it. A name may
 * contain `?` and `#`, and a URL have a query after it.
 */
function pathsIn(text: string): string[] {
  const withoutQuery = /^.*?\.[a-z]{3,4}(?=[?#]|$)/is.exec(text)?.[0] ?? text;
  return [text, withoutQuery].flatMap((url) => {
    const segments = url
      .replace(/%(?![0-9a-f]{2})/gi, '%25')
      .split('/')
      .map(decodePathSegment);
    return segments.map((_, index) => segments.slice(index).join('/'));
  });
}

function bucketAndName(path: string): [bucket: string, name: string] {
  const end = path.indexOf('/');
  return [path.slice(0, end), path.slice(end + 1)];
}

/** When a file came into the trash; NaN for one that was put there by hand. */
function timeOf(name: string): number {
  const [, digits = ''] = /^[^/]+\/(\d{14})\//.exec(name) ?? [];
  return Date.parse(
    digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

const byTime = ([one]: [string, unknown], [other]: [string, unknown]) =>
  timeOf(one) - timeOf(other);
