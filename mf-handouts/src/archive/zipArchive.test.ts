import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { type ZipEntry, zipArchive } from './zipArchive.ts';

/** Reads an archive as an unpacker does: from the end, through the directory, to the files. */
function unpack(archive: Uint8Array): { name: string; bytes: Uint8Array; crc: number }[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.length);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  expect(at + view.getUint32(end + 12, true)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    expect(view.getUint16(at + 8, true) & 0x0800).not.toBe(0);
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const start = view.getUint32(at + 42, true);
    expect(view.getUint32(start, true)).toBe(0x04034b50);
    // Both headers say the same of the file.
    expect(archive.slice(start + 4, start + 30)).toEqual(archive.slice(at + 6, at + 32));
    const data = start + 30 + nameLength;
    const file = {
      name,
      bytes: archive.slice(data, data + size),
      crc: view.getUint32(at + 16, true),
    };
    at += 46 + nameLength;
    return file;
  });
}

async function packed(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  return new Uint8Array(await new Blob(zipArchive(entries)).arrayBuffer());
}

describe('crc32', () => {
  it.each([
    ['', 0],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('of %j', (text, expected) => {
    expect(crc32(new TextEncoder().encode(text))).toBe(expected);
  });
});

describe('zipArchive', () => {
  it('gives back every file under its name', async () => {
    const entry = fc.record({
      name: fc.string({ unit: 'grapheme', minLength: 1 }).filter((s) => !/\p{Surrogate}/u.test(s)),
      bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (entries) => {
        const files = unpack(await packed(entries));
        expect(files).toEqual(
          entries.map(({ name, bytes }) => ({ name, bytes, crc: crc32(bytes) })),
        );
      }),
    );
  });

  it('refuses more files than the format counts', () => {
    const bytes = new Uint8Array(0);
    const entries = Array.from({ length: 65_536 }, (_, place) => ({ name: `${place}`, bytes }));
    expect(() => zipArchive(entries)).toThrow(RangeError);
  });
});
