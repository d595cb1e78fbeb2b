import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoFile } from '../../demo/demoFiles.ts';
import type { ObjectAddress } from './objects.ts';

export type FileSource = {
  readonly read: (object: ObjectAddress) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/**
 * Files of the project's storage folder, and demonstration files that are made when they are first
 * asked for: two hundred PDFs neither burden the repository nor the start.
 */
export function fileSource(storageFolder: string, demoFiles: readonly DemoFile[]): FileSource {
  const demo = new Map(demoFiles.map((file) => [`${file.bucket}/${file.name}`, file]));
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return {
    read: async (object) => {
      const address = `${object.bucket}/${object.name}`;
      const stored = await readInside(storageFolder, address);
      if (stored !== undefined) return stored;
      const file = demo.get(address);
      if (file === undefined) return undefined;
      const bytes = made.get(address) ?? file.make();
      made.set(address, bytes);
      return bytes;
    },
  };
}

async function readInside(folder: string, relative: string) {
  const file = path.resolve(folder, relative);
  if (!file.startsWith(folder + path.sep)) return undefined;
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    return undefined;
  }
}
