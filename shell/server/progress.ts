/** What a render process writes to its progress pipe: a heartbeat, or the number of the section whose code runs. */
const beat = 255;

/** The number that says that no section's code runs. */
const noSection = 0;

/** Numbers are bytes, and are used again: more than the sections that are live at once. */
const sectionNumbers = 250;

/** The number of a process's n-th server file, from 0. */
export function sectionNumber(count: number): number {
  return 1 + (count % sectionNumbers);
}

/**
 * Says in a render process that it is alive, and which section's code runs. It writes single bytes synchronously,
 * because code that never ends would keep a message from being sent.
 */
export class ProgressWriter {
  readonly #write: (bytes: Uint8Array) => void;
  #section = noSection;

  constructor(write: (bytes: Uint8Array) => void) {
    this.#write = write;
  }

  markAlive(): void {
    this.#write(Uint8Array.of(beat));
  }

  enter(section: number | undefined): void {
    const entered = section ?? noSection;
    if (entered === this.#section) return;
    this.#section = entered;
    this.#write(Uint8Array.of(entered));
  }
}

/** What a render process last wrote. */
export class ProgressReader {
  beats = 0;
  /** The number of the section whose code runs; 0 for none. */
  section = noSection;

  read(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === beat) this.beats += 1;
      else this.section = byte;
    }
  }
}
