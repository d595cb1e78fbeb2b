/** A file as a target holds it. */
export interface Stored {
  body: Buffer;
  /** Changes whenever the file does: what a careful writer expects to replace. */
  tag: string;
}

/** Where published files lie and a web server finds them. */
export interface Target {
  read(path: string): Promise<Stored | undefined>;
  /**
   * Writes a file whole or not at all, and only over what the writer has seen.
   *
   * @param expected The tag of what is replaced; `undefined` where there must be nothing yet.
   * @throws Conflict when something else is there.
   */
  write(path: string, body: Buffer, expected: string | undefined): Promise<void>;
}

/** Somebody else wrote in the meantime, or the file is one that never changes. */
export class Conflict extends Error {
  constructor(path: string) {
    super(`${path} is not what it was.`);
    this.name = 'Conflict';
  }
}
