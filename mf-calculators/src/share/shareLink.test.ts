import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../persistence/snapshot.ts';
import { readShared, shareable, sharedData, shareLink } from './shareLink.ts';

const page = 'https://example.org/';
const marks = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `Diritto dell’Unione europea ${index}`,
    18 + (index % 14),
  ]),
);
const snapshot: Snapshot = {
  v: 1,
  course: 'Economia e finanza',
  courses: { 'Economia e finanza': { marks, own: [{ id: 'own-1', subject: 'Arabo', cfu: 7.5 }] } },
  bonus: 4,
};

const linkOf = async (shared: Snapshot) => new URL(await shareLink(page, 'graduation', shared));

describe('a shared link', () => {
  it('carries everything in its fragment, and nothing in what reaches a server', async () => {
    const link = await linkOf(snapshot);
    expect(link.origin + link.pathname + link.search).toBe(`${page}?calcolatore=graduation`);
    expect(await readShared(sharedData(link.hash) ?? '')).toEqual(snapshot);
  });

  it('is short enough for a message with thirty exams in it', async () => {
    expect((await linkOf(snapshot)).href.length).toBeLessThan(600);
  });

  it('contains only the chosen course', () => {
    const two = { ...snapshot, courses: { ...snapshot.courses, Altro: { marks: {}, own: [] } } };
    expect(Object.keys(shareable(two).courses)).toEqual(['Economia e finanza']);
    expect(shareable({ ...two, course: null }).courses).toEqual({});
  });

  it.each(['#calcolatori', ''])('is not found in the fragment %j', (hash) => {
    expect(sharedData(hash)).toBeNull();
  });

  it('is refused when it is cut off anywhere', async () => {
    const data = sharedData((await linkOf(snapshot)).hash) ?? '';
    for (let length = 0; length < data.length; length += 7) {
      expect(await readShared(data.slice(0, length)), `${length} letters`).toBeNull();
    }
  });

  it('is refused when it unpacks to too much data', async () => {
    // Valid data with whitespace after it: only the size is wrong.
    const padded = JSON.stringify(snapshot) + ' '.repeat(5_000_000);
    const data = deflateRawSync(padded).toString('base64url');
    expect(data.length).toBeLessThan(12_000);
    expect(await readShared(data)).toBeNull();
  });

  it('is refused when it contains anything else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (data) => {
        expect(await readShared(data)).toBeNull();
      }),
    );
  });
});
