import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clmgFiles } from '../handoutFile.ts';
import { clmgYears } from '../years.ts';
import {
  fileKey,
  moveStoredFiles,
  offlineCacheName,
  storedFile,
  storedResponse,
  storedSizes,
} from './storedFiles.ts';

/** What of Cache Storage the module uses. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (key: string | Request) =>
    this.entries.get(typeof key === 'string' ? key : key.url)?.clone();
  put = async (key: string | Request, response: Response) =>
    void this.entries.set(typeof key === 'string' ? key : key.url, response);
  delete = async (key: string | Request) =>
    this.entries.delete(typeof key === 'string' ? key : key.url);
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

const stored = new Map<string, FakeCache>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('location', new URL('https://site.example/dispense'));
  vi.stubGlobal('caches', {
    match: async (key: string) => {
      const matches = [...stored.values()].map((cache) => cache.match(key));
      return (await Promise.all(matches)).find(Boolean);
    },
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new FakeCache();
      stored.set(name, cache);
      return cache;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const [firstYear] = clmgYears;
const upload = (created_at: string, url: string | null = 'https://files.example/a.pdf') => {
  const row = { id: 1, name: 'A.pdf', course_year: firstYear.courseYear, created_at, url };
  const [file] = clmgFiles([row]);
  if (!file) throw new Error('The row has a name.');
  return file;
};
const file = upload('2026-11-01T10:00:00Z');

describe('the key of a stored file', () => {
  it('is of this site, and another for another upload', () => {
    expect(new URL(fileKey(file)).origin).toBe('https://site.example');
    expect(fileKey(upload('2026-11-02T10:00:00Z'))).not.toBe(fileKey(file));
    expect(fileKey(upload('2026-11-01T10:00:00Z', 'https://files.example/a-2.pdf'))).not.toBe(
      fileKey(file),
    );
    expect(fileKey(upload('2026-11-01T10:00:00Z'))).toBe(fileKey(file));
  });
});

describe('a stored file of a list', () => {
  const content = new Blob(['%PDF'], { type: 'application/pdf' });
  const store = async (stored: typeof file) => {
    const cache = await caches.open(offlineCacheName('/dispense/clmg/primo-anno'));
    await cache.put(fileKey(stored), storedResponse(content));
    return cache;
  };

  it('needs no network, and its size is known', async () => {
    const cache = await store(file);
    expect([...(await storedSizes(cache))]).toEqual([[fileKey(file), 4]]);
    const copy = await storedFile(file);
    expect(await copy?.text()).toBe('%PDF');
    expect(copy?.type).toBe('application/pdf');
  });

  it('is not an earlier upload of it', async () => {
    await store(upload('2026-10-01T10:00:00Z'));
    expect(await storedFile(upload('2026-11-01T10:00:00Z'))).toBeUndefined();
  });
});

describe('the stored files of a course that moved', () => {
  const [from, to] = ['/dispense/primo-anno/A', '/dispense/primo-anno/B'];
  const other = upload('2026-11-02T10:00:00Z');
  const store = async (path: string, files: readonly (typeof file)[]) => {
    const cache = await caches.open(offlineCacheName(path));
    for (const one of files) await cache.put(fileKey(one), storedResponse(new Blob(['%PDF'])));
  };
  const keysOf = async (path: string) =>
    (await (await caches.open(offlineCacheName(path))).keys()).map(({ url }) => url);

  it('are stored under its new path', async () => {
    await store(from, [file, other]);
    await moveStoredFiles(from, to);
    expect(await keysOf(to)).toEqual([fileKey(file), fileKey(other)]);
    expect(stored.has(offlineCacheName(from))).toBe(false);
  });

  it('are never stored twice, and none is lost where the device has no room', async () => {
    await store(from, [file, other]);
    await store(to, []);
    const target = stored.get(offlineCacheName(to));
    if (!target) throw new Error('The cache is open.');
    const put = target.put;
    target.put = async (key, response) => {
      if (target.entries.size === 1) throw new Error('QuotaExceededError');
      await put(key, response);
    };
    await expect(moveStoredFiles(from, to)).rejects.toThrow('QuotaExceededError');
    expect([await keysOf(from), await keysOf(to)]).toEqual([[fileKey(other)], [fileKey(file)]]);
  });
});
