/** The cells of the shared memory. */
const beats = 0;
const task = 1;
const section = 2;
const megabytes = 3;

/** A thread's heartbeat and state in shared memory, which can be read while the thread is blocked. */
export class Progress {
  readonly memory: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(memory = new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory;
    this.#cells = new Int32Array(memory);
  }

  /** The heartbeat: an unresponsive thread stops counting. */
  markAlive(): void {
    Atomics.add(this.#cells, beats, 1);
  }

  get beats(): number {
    return Atomics.load(this.#cells, beats);
  }

  /**
   * Sets which section's code runs, and for which task.
   *
   * @param index Of the section in the task, from 0; -1 when no section's code runs.
   */
  enter(id: number, index: number): void {
    Atomics.store(this.#cells, task, id);
    Atomics.store(this.#cells, section, index + 1);
  }

  get entered(): { task: number; index: number } {
    return { task: this.#cells[task] ?? 0, index: (this.#cells[section] ?? 0) - 1 };
  }

  /** The thread's heap and external memory. */
  set megabytes(value: number) {
    Atomics.store(this.#cells, megabytes, Math.round(value));
  }

  get megabytes(): number {
    return Atomics.load(this.#cells, megabytes);
  }
}
