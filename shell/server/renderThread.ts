import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SectionFile } from './loadSection.ts';
import { Progress } from './progress.ts';
import type { TaskAnswer, TaskKind, Tasks, ThreadData } from './tasks.ts';

/** A thread whose code does not end gives no sign of life for so many checks in a row … */
const maximumSilentChecks = 10;

/** … and computes; one that does not is waiting for a processor on a busy machine, at first. */
const maximumSilentCpuMs = 800;
const maximumIdleChecks = 50;

/** Until it has evaluated its program. */
const maximumStartChecks = 150;

/** More than are live: code that has been evaluated takes memory. */
const maximumFiles = 50;

/**
 * Why a thread was lost:
 * - `blocked`: its code did not end;
 * - `memory`: its code filled the memory without an end;
 * - `ended`: its heap was full, or its code ended it;
 * - `leak`: it had more and more memory, for which no single page is to blame;
 * - `start`: it could not start.
 */
export type ExitReason = 'blocked' | 'memory' | 'ended' | 'leak' | 'start';

/** Rejects what was being rendered in a thread that was stopped, or that ended. */
export class ThreadExited extends Error {
  override name = 'ThreadExited';
  readonly exitReason: ExitReason;
  /** The section whose code ran then, in any page of the thread; unknown if it ran after an `await`. */
  readonly failedSection: SectionFile | undefined;

  constructor(exitReason: ExitReason, failedSection: SectionFile | undefined) {
    super(`A thread was lost: ${exitReason}.`);
    this.exitReason = exitReason;
    this.failedSection = failedSection;
  }
}

export interface ThreadOptions {
  /** The program of a thread, which calls `answerTasks`. */
  program: string | URL;
  config: string;
  heapMegabytes: number;
  onExit: (lost: ThreadExited, thread: RenderThread) => void;
}

/** A thread that renders many pages at a time. It has no environment variables and a bounded heap. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #progress = new Progress();
  readonly #onExit: ThreadOptions['onExit'];
  /** Emits the answers by the task's id; an error rejects all who wait for one. */
  readonly #answers = new EventEmitter().setMaxListeners(0);
  readonly #running = new Map<number, readonly SectionFile[]>();
  /** The hashes of the server files that the thread has, those used last at the end. */
  readonly #files = new Set<string>();
  #lastId = 0;
  #beats = 0;
  #missedChecks = 0;
  #cpuMsAtBeat = 0;
  #isReady = false;
  #isOver = false;

  constructor({ program, config, heapMegabytes, onExit }: ThreadOptions) {
    this.#onExit = onExit;
    const workerData: ThreadData = { config, progress: this.#progress.memory };
    this.#worker = new Worker(program, {
      workerData,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    this.#worker.on('message', (answer: TaskAnswer<unknown>) => {
      this.#isReady = true;
      this.#answers.emit(String(answer.id), answer);
    });
    this.#worker.on('error', () => this.terminate('ended'));
    this.#worker.on('exit', () => this.terminate('ended'));
    // Without a listener, an error would be thrown when nobody waits.
    this.#answers.on('error', () => {});
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** How many tasks it runs. */
  get load(): number {
    return this.#running.size;
  }

  /** Whether it gave no sign of life for some checks. */
  get isUnresponsive(): boolean {
    return this.#missedChecks > 1;
  }

  /** Its own memory, as last reported. */
  get megabytes(): number {
    return this.#progress.megabytes;
  }

  /** @throws ThreadExited when the thread is stopped or ends meanwhile. */
  async run<Kind extends TaskKind>(
    kind: Kind,
    request: Tasks[Kind]['request'],
  ): Promise<Tasks[Kind]['result']> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#running.set(id, request.sections);
    const answered = once(this.#answers, String(id));
    const sections = request.sections.map((file) => this.#withoutKnownSource(file));
    this.#worker.postMessage({
      id,
      kind,
      request: { ...request, sections },
      unload: this.#oldFiles(),
    });
    try {
      const [answer]: TaskAnswer<Tasks[Kind]['result']>[] = await answered;
      if (answer?.result === undefined) throw new Error(answer?.error);
      return answer.result;
    } finally {
      this.#running.delete(id);
    }
  }

  /**
   * To be called at regular intervals; a count of checks holds on a busy machine too, where a time would not.
   *
   * @param cpuMs The processor time of the whole process.
   */
  check(cpuMs: number): void {
    const { beats } = this.#progress;
    if (beats !== this.#beats) {
      this.#beats = beats;
      this.#missedChecks = 0;
      this.#cpuMsAtBeat = cpuMs;
      return;
    }
    this.#missedChecks += 1;
    const computes = cpuMs - this.#cpuMsAtBeat >= maximumSilentCpuMs;
    const maximum = computes ? maximumSilentChecks : maximumIdleChecks;
    if (this.#missedChecks >= (this.#isReady ? maximum : maximumStartChecks))
      this.terminate('blocked');
  }

  /** Stops the thread, and rejects what it was rendering. */
  terminate(exitReason: ExitReason): void {
    if (this.#isOver) return;
    const { task, index } = this.#progress.entered;
    const failedSection = exitReason === 'leak' ? undefined : this.#running.get(task)?.[index];
    void this.end();
    const lost = new ThreadExited(this.#isReady ? exitReason : 'start', failedSection);
    this.#onExit(lost, this);
    this.#answers.emit('error', lost);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#worker.terminate();
  }

  #withoutKnownSource({ source, ...file }: SectionFile): SectionFile {
    const isKnown = this.#files.delete(file.integrity);
    this.#files.add(file.integrity);
    return isKnown || source === undefined ? file : { ...file, source };
  }

  /** The hashes of what is to be unloaded. */
  #oldFiles(): string[] {
    const old = [...this.#files].slice(0, -maximumFiles);
    for (const integrity of old) this.#files.delete(integrity);
    return old;
  }
}
