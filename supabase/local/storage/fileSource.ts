import type { DemoFile } from '../../demo/demoFiles.ts';
import type { ObjectPath } from './objects.ts';
import { readInside } from './readInside.ts';
import type { Uploads } from './uploads.ts';

export type FileSource = {
  readonly read: (object: ObjectPath) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/**
 * Reads files that were uploaded, files of the storage folder, and demonstration files, which are generated at their
 * first request: two hundred PDFs are neither in the repository nor delay the start.
 */
export function fileSource(
  uploads: Uploads,
  storageFolder: string,
  demoFiles: readonly DemoFile[],
): FileSource {
  const demo = new Map(demoFiles.map((file) => [`${file.bucket}/${file.name}`, file]));
  const generated = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    read: async (object) => {
      const path = `${object.bucket}/${object.name}`;
      const stored = (await uploads.read(object)) ?? (await readInside(storageFolder, path));
      if (stored !== undefined) return stored;
      const bytes = generated.get(path) ?? demo.get(path)?.make();
      if (bytes !== undefined) generated.set(path, bytes);
      return bytes;
    },
  };
}
