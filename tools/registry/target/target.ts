import { isReleasedPath } from 'shared/registry';

/** A file of a target. */
export interface Stored {
  body: Buffer;
  /** Changes whenever the file does, like an ETag. */
  tag: string;
}

export interface ListedFile {
  path: string;
  /** When it was last written, in milliseconds since 1970. */
  modifiedMs: number;
}

/** Storage for published files that a web server serves. Whatever is no released path is refused, and never listed. */
export interface Target {
  read(path: string): Promise<Stored | undefined>;
  /**
   * Writes a file atomically, if it has not changed since it was read.
   *
   * @param expected The tag of the file that is replaced; `undefined` when there must be none.
   * @throws Conflict when the stored file has another tag.
   */
  write(path: string, body: Buffer, expected: string | undefined): Promise<void>;
  /** Lists the files whose paths begin with a folder's: `guides/`. */
  list(folder: string): Promise<ListedFile[]>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
}

/** @throws Error when a path is not one of a released file. */
export function requireReleasedPath(path: string): void {
  if (!isReleasedPath(path))
    throw new Error(`${JSON.stringify(path)} is no path of a released file.`);
}

/** The stored file is not the expected one: another writer was faster, or the file is immutable. */
export class Conflict extends Error {
  constructor(path: string) {
    super(`${path} is not what it was.`);
    this.name = 'Conflict';
  }
}
