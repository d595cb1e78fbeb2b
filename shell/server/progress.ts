/** The cells of the shared memory. */
const beats = 0;
const task = 1;
const section = 2;
const megabytes = 3;

/** What a thread says of itself in shared memory, which can be read while its code does not end. */
export class Progress {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** A sign of life. */
  markAlive(): void {
    Atomics.add(this.#cells, beats, 1);
  }

  get beats(): number {
    return Atomics.load(this.#cells, beats);
  }

  /**
   * Which section's code runs, and for which task.
   *
   * @param index Among the task's sections, from 0; -1 when the code of none runs.
   */
  enter(id: number, index: number): void {
    Atomics.store(this.#cells, task, id);
    Atomics.store(this.#cells, section, index + 1);
    this.markAlive();
  }

  get entered(): { task: number; index: number } {
    return { task: this.#cells[task] ?? 0, index: (this.#cells[section] ?? 0) - 1 };
  }

  /** The thread's own memory, with what is outside of its heap. */
  set megabytes(value: number) {
    Atomics.store(this.#cells, megabytes, Math.round(value));
  }

  get megabytes(): number {
    return Atomics.load(this.#cells, megabytes);
  }
}
