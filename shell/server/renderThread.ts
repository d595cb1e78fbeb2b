import { EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SectionFile } from './loadSection.ts';
import { Progress } from './progress.ts';
import type { TaskAnswer, TaskKind, Tasks, ThreadData } from './tasks.ts';

/** A thread is blocked when it misses so many heartbeats in a row and the process has used this much CPU time. */
const maximumSilentChecks = 10;
const maximumSilentCpuMs = 800;

/** Without that CPU time, the thread may only be waiting for a processor on a busy machine. */
const maximumIdleChecks = 50;

/** While it evaluates its program. */
const maximumStartChecks = 150;

/** The exit code of a thread that was stopped from outside. */
const stoppedCode = 1;

/** More than are live at once. Older ones are unloaded, because evaluated code takes memory. */
const maximumFiles = 50;

/**
 * Why a thread was terminated or exited:
 * - `blocked`: an endless loop;
 * - `memory`: it allocated memory in an endless loop;
 * - `ended`: its heap was full, or a section's code exited it;
 * - `leak`: its memory grew over many pages;
 * - `start`: it could not start.
 */
export type ExitReason = 'blocked' | 'memory' | 'ended' | 'leak' | 'start';

/** The error of every task that was running in a thread when it was terminated or exited. */
export class ThreadExited extends Error {
  override name = 'ThreadExited';
  readonly exitReason: ExitReason;
  /** The section whose code was running, if it was a section's. */
  readonly failedSection: SectionFile | undefined;

  constructor(exitReason: ExitReason, failedSection: SectionFile | undefined) {
    super(`A render thread exited: ${exitReason}.`);
    this.exitReason = exitReason;
    this.failedSection = failedSection;
  }
}

export interface ThreadOptions {
  /** The thread's program, which calls `answerTasks`. */
  program: string | URL;
  config: string;
  heapMegabytes: number;
  onExit: (lost: ThreadExited) => void;
}

/** A thread that renders many pages at a time. It has no environment variables and a bounded heap. */
export class RenderThread {
  readonly #worker: Worker;
  readonly #progress = new Progress();
  readonly #onExit: ThreadOptions['onExit'];
  /** Emits each answer under its task's id; an `error` rejects every pending task. */
  readonly #answers = new EventEmitter().setMaxListeners(0);
  readonly #running = new Map<number, readonly SectionFile[]>();
  /** The hashes of the server files that the thread has evaluated, least recently used first. */
  readonly #files = new Set<string>();
  #lastId = 0;
  #beats = 0;
  #missedChecks = 0;
  #cpuMsAtBeat = 0;
  #isReady = false;
  /** Whether it was stopped because it seemed blocked. */
  #isStopped = false;
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
    this.#worker.on('exit', (code) =>
      this.terminate(this.#isStopped && code === stoppedCode ? 'blocked' : 'ended'),
    );
    // Without a listener, an error that no task awaits would be thrown.
    this.#answers.on('error', () => {});
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** The number of running tasks. */
  get load(): number {
    return this.#running.size;
  }

  /** Whether it missed its last heartbeats. */
  get isUnresponsive(): boolean {
    return this.#missedChecks > 1;
  }

  /** Its memory, as last reported. */
  get megabytes(): number {
    return this.#progress.megabytes;
  }

  /** @throws ThreadExited when the thread is terminated or exits meanwhile. */
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
   * Stops a blocked thread. Call it at regular intervals: on a busy machine a number of checks is reliable,
   * a duration is not.
   *
   * @param cpuMs The CPU time of the whole process.
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
    const limit = this.#isReady ? maximum : maximumStartChecks;
    if (this.#missedChecks < limit) return;
    // Code that cannot be interrupted never exits.
    if (this.#missedChecks >= 2 * limit) this.terminate('blocked');
    // The thread may have ended on its own with its `exit` event still queued: the exit code tells the two apart.
    else if (!this.#isStopped) {
      this.#isStopped = true;
      void this.#worker.terminate();
    }
  }

  /** Terminates the thread and rejects its tasks. */
  terminate(exitReason: ExitReason): void {
    if (this.#isOver) return;
    const { task, index } = this.#progress.entered;
    const failedSection = exitReason === 'leak' ? undefined : this.#running.get(task)?.[index];
    void this.end();
    const lost = new ThreadExited(this.#isReady ? exitReason : 'start', failedSection);
    this.#onExit(lost);
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

  /** The hashes of the files to unload. */
  #oldFiles(): string[] {
    const old = [...this.#files].slice(0, -maximumFiles);
    for (const integrity of old) this.#files.delete(integrity);
    return old;
  }
}
