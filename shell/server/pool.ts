import { setTimeout as wait } from 'node:timers/promises';
import type { SectionFile, TaskKind, Tasks } from './hostContract.ts';
import { type ExitReason, type ProcessOptions, RenderProcess } from './renderProcess.ts';

const checkMs = 100;

/** Longer than any page takes. */
const maximumWaits = 30;

/** Per process. Pages mostly wait for data; more of them at once would wait for each other. */
const maximumTasks = 32;

/** Thrown at once when every process runs its maximum of tasks. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

export interface PoolOptions extends Omit<ProcessOptions, 'onExit'> {
  processes: number;
  /** Called when a process exits, with the section that caused it if it is known. */
  onExit: (exitReason: ExitReason, failedSection: SectionFile | undefined) => void;
  /** Called when no process can start. */
  onBroken: (exitReason: ExitReason) => void;
}

/** Processes that render pages, beside the one that answers requests. One that exits is replaced. */
export class Pool {
  readonly #options: PoolOptions;
  readonly #processes = new Set<RenderProcess>();
  readonly #timer: NodeJS.Timeout;
  #liveFiles: ReadonlySet<string> | undefined;
  #size: number;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#size = options.processes;
    this.#refill();
    this.#timer = setInterval(() => this.#check(), checkMs);
  }

  get processes(): RenderProcess[] {
    return [...this.#processes];
  }

  /** Whether a process can render now. */
  get isReady(): boolean {
    return [...this.#processes].some(({ isReady }) => isReady);
  }

  /** Replaces the processes that have run a server file of none of these hashes, one after the other. */
  keepOnly(hashes: ReadonlySet<string>): void {
    this.#liveFiles = hashes;
  }

  /**
   * Runs a task among others in one process.
   *
   * @throws PoolBusy when every process is full; ProcessExited when the process exits meanwhile.
   */
  async run<Kind extends TaskKind>(
    kind: Kind,
    request: Tasks[Kind]['request'],
  ): Promise<Tasks[Kind]['result']> {
    // First one that is ready, then one that has run no withdrawn version, then the least busy.
    const [chosen] = [...this.#processes].sort(
      (one, other) =>
        Number(other.isReady) - Number(one.isReady) ||
        Number(this.#isOutdated(one)) - Number(this.#isOutdated(other)) ||
        one.load - other.load,
    );
    if (!chosen || chosen.load >= maximumTasks) throw new PoolBusy();
    return chosen.run(kind, request);
  }

  /** Has at least so many processes from now on. */
  resize(processes: number): void {
    this.#size = Math.max(this.#size, processes);
    this.#refill();
  }

  /** Closes once no task is running, and after a few seconds at the latest. */
  async retire(): Promise<void> {
    const isBusy = () => [...this.#processes].some(({ load }) => load > 0);
    for (let waits = 0; isBusy() && waits < maximumWaits; waits += 1) await wait(checkMs);
    await this.close();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const processes = [...this.#processes];
    this.#processes.clear();
    await Promise.all(processes.map((one) => one.end()));
  }

  #refill(): void {
    while (this.#processes.size < this.#size) this.#start();
  }

  #start(): void {
    const started = new RenderProcess({
      ...this.#options,
      onExit: ({ exitReason, failedSection }) => {
        this.#processes.delete(started);
        this.#options.onExit(exitReason, failedSection);
        const hasStarted = exitReason !== 'start' && exitReason !== 'contract';
        if (hasStarted) this.#refill();
        else if (this.#processes.size === 0) this.#options.onBroken(exitReason);
      },
    });
    this.#processes.add(started);
  }

  #check(): void {
    for (const one of this.#processes) one.check();
    // One that could not start is tried again while another shows that its program can.
    if (this.isReady) this.#refill();
    this.#replaceOutdated();
  }

  /** One at a time, for which there is memory: the new one is ready before the old one gets no more pages. */
  #replaceOutdated(): void {
    const processes = [...this.#processes];
    const outdated = processes.filter((one) => this.#isOutdated(one));
    const idle = outdated.find(({ load }) => load === 0);
    if (processes.length > this.#size) {
      if (!idle || processes.some(({ isReady }) => !isReady)) return;
      this.#processes.delete(idle);
      void idle.end();
    } else if (outdated.length > 0) this.#start();
  }

  #isOutdated(one: RenderProcess): boolean {
    return this.#liveFiles !== undefined && one.hasOtherThan(this.#liveFiles);
  }
}
