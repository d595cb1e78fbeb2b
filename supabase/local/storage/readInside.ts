import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of a folder; undefined when it is missing, or when its path leaves the folder. */
export async function readInside(
  folder: string,
  relative: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = fileInside(folder, relative);
  if (file === undefined) return undefined;
  return readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

/** The absolute path of a file in a folder; undefined when it leaves the folder. */
export function fileInside(folder: string, relative: string): string | undefined {
  const file = path.resolve(folder, relative);
  return file.startsWith(folder + path.sep) ? file : undefined;
}
