import type { SectionFile } from './loadSection.ts';
import { type ExitReason, RenderThread, type ThreadOptions } from './renderThread.ts';
import type { TaskKind, Tasks } from './tasks.ts';

const checkMs = 100;

/** Per thread. Pages mostly wait for data; more of them at once would wait for each other. */
const maximumTasks = 32;

/** Thrown at once when every thread runs its maximum of tasks. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

export interface PoolOptions extends Omit<ThreadOptions, 'onExit'> {
  threads: number;
  /** The limit of the whole process; above it, the largest thread is replaced. */
  maximumMegabytes: number;
  /** A thread below this size is never replaced. */
  threadMegabytes: number;
  /** Called when a thread exits, with the section that caused it if it is known. */
  onExit: (exitReason: ExitReason, failedSection: SectionFile | undefined) => void;
  /** Called when a thread cannot even start. */
  onBroken: () => void;
}

/** Threads that render pages, beside the one that answers requests. A thread that exits is replaced. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #threads = new Set<RenderThread>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: PoolOptions) {
    this.#options = options;
    for (let count = 0; count < options.threads; count += 1) this.#start();
    this.#timer = setInterval(() => this.#check(), checkMs);
  }

  /** Whether a thread can render now. */
  get isReady(): boolean {
    return [...this.#threads].some((thread) => thread.isReady);
  }

  /**
   * Runs a task among others in one thread.
   *
   * @throws PoolBusy when every thread is full; ThreadExited when the thread exits meanwhile.
   */
  async run<Kind extends TaskKind>(
    kind: Kind,
    request: Tasks[Kind]['request'],
  ): Promise<Tasks[Kind]['result']> {
    const ready = [...this.#threads].filter((thread) => thread.isReady);
    const [thread] = (ready.length > 0 ? ready : [...this.#threads]).sort(
      (one, other) => one.load - other.load,
    );
    if (!thread || thread.load >= maximumTasks) throw new PoolBusy();
    return thread.run(kind, request);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #start(): void {
    const thread = new RenderThread({
      ...this.#options,
      onExit: ({ exitReason, failedSection }) => {
        this.#threads.delete(thread);
        this.#options.onExit(exitReason, failedSection);
        if (exitReason === 'start') this.#options.onBroken();
        else this.#start();
      },
    });
    this.#threads.add(thread);
  }

  #check(): void {
    const threads = [...this.#threads];
    const { user, system } = process.cpuUsage();
    for (const thread of threads) thread.check((user + system) / 1000);
    const { maximumMegabytes, threadMegabytes } = this.#options;
    if (process.memoryUsage.rss() / 2 ** 20 < maximumMegabytes) return;
    const largest = threads.sort((one, other) => other.megabytes - one.megabytes)[0];
    // A thread in an endless loop cannot report its memory.
    const silent = threads.find(({ isUnresponsive }) => isUnresponsive);
    if (silent) silent.terminate('memory');
    else if (largest && largest.megabytes > threadMegabytes) largest.terminate('leak');
  }
}
