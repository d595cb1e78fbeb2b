import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectPath } from './objects.ts';
import { fileInside, readInside } from './readInside.ts';

/** The files that were uploaded: in a folder when data is kept, otherwise in memory. */
export type Uploads = {
  readonly read: (object: ObjectPath) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly write: (object: ObjectPath, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly remove: (object: ObjectPath) => Promise<void>;
};

export function uploads(folder: string | undefined): Uploads {
  return folder === undefined ? inMemory() : inFolder(path.resolve(folder));
}

function inMemory(): Uploads {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    read: async (object) => files.get(keyOf(object)),
    write: async (object, bytes) => {
      files.set(keyOf(object), bytes);
    },
    remove: async (object) => {
      files.delete(keyOf(object));
    },
  };
}

function inFolder(folder: string): Uploads {
  return {
    read: (object) => readInside(folder, keyOf(object)),
    write: async (object, bytes) => {
      const file = fileInside(folder, keyOf(object));
      if (file === undefined) throw new Error('The name leaves the folder');
      await mkdir(path.dirname(file), { recursive: true });
      // Renamed when complete, so that a killed upload leaves no partial file under this name.
      await writeFile(`${file}.new`, bytes);
      await rename(`${file}.new`, file);
    },
    remove: async (object) => {
      const file = fileInside(folder, keyOf(object));
      if (file !== undefined) await rm(file, { force: true });
    },
  };
}

const keyOf = ({ bucket, name }: ObjectPath) => `${bucket}/${name}`;
