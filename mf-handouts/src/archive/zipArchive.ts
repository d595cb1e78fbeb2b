import { crc32 } from './crc32.ts';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;

/** Names are UTF-8 (bit 11 of the general purpose flags). */
const utf8Names = 0x0800;

/** 1 January 1980, the first day that ZIP knows: an archive of the same files is the same archive. */
const noDate = 0x0021;

/** What fits into the format's 32-bit fields. */
const largest = 0xffffffff;

/**
 * A ZIP archive of files as they are (method 0, "stored"): PDFs are compressed already.
 * Written after APPNOTE.TXT 6.3.3.
 *
 * @returns The parts of the archive, in order, to be put into a `Blob` without copying the files.
 * @throws RangeError when the archive would be larger than 4 GB or have more than 65,535 files.
 */
export function zipArchive(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer>[] {
  const total = entries.reduce(
    (sum, { bytes, name }) => sum + bytes.length + name.length * 8 + 200,
    0,
  );
  if (total > largest || entries.length > 0xffff) throw new RangeError('Too much for one archive.');

  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const encoded = new TextEncoder().encode(name);
    const described = fields([
      [2, 20],
      [2, utf8Names],
      [2, 0],
      [2, 0],
      [2, noDate],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, encoded.length],
      [2, 0],
    ]);
    files.push(fields([[4, localHeader]]), described, encoded, bytes);
    directory.push(
      fields([
        [4, centralHeader],
        [2, 20],
      ]),
      described,
      // Comment, disk, attributes (2 and 4 bytes): none. Then where the file begins.
      fields([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      encoded,
    );
    offset += 30 + encoded.length + bytes.length;
  }
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fields([
    [4, endOfDirectory],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, directorySize],
    [4, offset],
    [2, 0],
  ]);
  return [...files, ...directory, end];
}

/** Numbers one after another, little-endian, each of 2 or 4 bytes. */
function fields(values: readonly (readonly [size: 2 | 4, value: number])[]) {
  const view = new DataView(new ArrayBuffer(values.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}
