import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { acceptedContracts } from 'shared/contract';
import {
  hostContract,
  progressDescriptor,
  type SectionFile,
  type TaskAnswer,
  type TaskKind,
  type Tasks,
} from './hostContract.ts';
import { processUsage } from './processUsage.ts';
import { ProgressReader, sectionNumber } from './progress.ts';

/** A process is blocked when it misses so many heartbeats in a row and has used this much CPU time meanwhile. */
const maximumSilentChecks = 10;
const maximumSilentCpuMs = 800;

/** Without that CPU time, it may only be waiting for a processor on a busy machine. */
const maximumIdleChecks = 50;

/** While it evaluates its program. */
const maximumStartChecks = 150;

/** The variables that a render process gets: none of them is a secret. */
const passedVariables = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'TZ'];

/**
 * Why a process was stopped or exited:
 * - `blocked`: an endless loop;
 * - `memory`: it allocated memory in an endless loop;
 * - `ended`: its heap was full, or a section's code exited it;
 * - `leak`: its memory grew over many pages;
 * - `start`: it could not start;
 * - `contract`: its program is for a host of another contract.
 */
export type ExitReason = 'blocked' | 'memory' | 'ended' | 'leak' | 'start' | 'contract';

/** The error of every task that was running in a process when it was stopped or exited. */
export class ProcessExited extends Error {
  override name = 'ProcessExited';
  readonly exitReason: ExitReason;
  /** The section whose code was running, if it was a section's. */
  readonly failedSection: SectionFile | undefined;

  constructor(exitReason: ExitReason, failedSection: SectionFile | undefined) {
    super(`A render process exited: ${exitReason}.`);
    this.exitReason = exitReason;
    this.failedSection = failedSection;
  }
}

export interface ProcessOptions {
  /** The source of its program, an ES module that calls `answerTasks`: the server file of a version of the shell. */
  program: string;
  heapMegabytes: number;
  /** Node's options; by default those that leave sections' code nothing but the network. */
  nodeOptions?: readonly string[];
  onExit: (lost: ProcessExited) => void;
}

/**
 * Node's permission model without any permission: no file (also not `/proc`, where the variables of this process are),
 * no child process, no thread, no addon, no debugger. JavaScript's own objects are frozen in the realm of React and the
 * runtime, and no code is compiled from strings.
 */
const confined = [
  // Node 20 knows the name of the experiment only.
  process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission',
  '--frozen-intrinsics',
  '--disallow-code-generation-from-strings',
  '--disable-warning=ExperimentalWarning',
];

/** A process that renders many pages at a time, with the code of sections. */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #progress = new ProgressReader();
  readonly #onExit: ProcessOptions['onExit'];
  /** Emits each answer under its task's id; an `error` rejects every pending task. */
  readonly #answers = new EventEmitter().setMaxListeners(0);
  /** The server files that it has evaluated, by hash, with their numbers. */
  readonly #files = new Map<string, { number: number; file: SectionFile }>();
  #running = 0;
  #lastId = 0;
  #beats = 0;
  #missedChecks = 0;
  #cpuMsAtBeat = 0;
  #isReady = false;
  /** Whether it was stopped because it seemed blocked. */
  #isStopped = false;
  #isOver = false;

  constructor({ program, heapMegabytes, nodeOptions = confined, onExit }: ProcessOptions) {
    this.#onExit = onExit;
    const options = [`--max-old-space-size=${heapMegabytes}`, ...nodeOptions];
    // The program comes by standard input, so that it needs no file, and is the source whose hash was checked.
    this.#child = spawn(process.execPath, [...options, '--input-type=module', '-'], {
      env: Object.fromEntries(passedVariables.map((name) => [name, process.env[name]])),
      serialization: 'advanced',
      stdio: ['pipe', 'pipe', 'inherit', 'ipc', 'pipe'],
    });
    // A process that has exited meanwhile reads nothing.
    this.#child.stdin?.on('error', () => {});
    this.#child.stdin?.end(program);
    this.#child.stdout?.on('data', (lines: Buffer) => process.stdout.write(lines));
    this.#child.stdio[progressDescriptor]?.on('data', (bytes: Buffer) =>
      this.#progress.read(bytes),
    );
    this.#child.on('message', (answer: TaskAnswer<unknown>) => {
      if (!this.#isReady && !acceptedContracts(hostContract).includes(answer.contract ?? -1)) {
        this.terminate('contract');
        return;
      }
      // Its start, which has no heartbeats, is no silence.
      if (!this.#isReady) this.#missedChecks = 0;
      this.#isReady = true;
      this.#answers.emit(String(answer.id), answer);
    });
    this.#child.on('error', () => this.terminate('ended'));
    // Once its pipes are read to their ends: they say which section ran last.
    this.#child.on('close', (_, signal) =>
      this.terminate(this.#isStopped && signal === 'SIGKILL' ? 'blocked' : 'ended'),
    );
    // Without a listener, an error that no task awaits would be thrown.
    this.#answers.on('error', () => {});
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** The number of running tasks. */
  get load(): number {
    return this.#running;
  }

  /** How many heartbeats in a row it missed. */
  get missedChecks(): number {
    return this.#missedChecks;
  }

  get megabytes(): number {
    return processUsage(this.#child.pid).megabytes;
  }

  /** Whether it has evaluated a file of none of these hashes. */
  hasOtherThan(hashes: ReadonlySet<string>): boolean {
    return [...this.#files.keys()].some((integrity) => !hashes.has(integrity));
  }

  /** @throws ProcessExited when the process is stopped or exits meanwhile. */
  async run<Kind extends TaskKind>(
    kind: Kind,
    request: Tasks[Kind]['request'],
  ): Promise<Tasks[Kind]['result']> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = once(this.#answers, String(id));
    const known = 'sections' in request ? request.sections.map((file) => this.#known(file)) : [];
    const sections = known.map(({ file }) => file);
    const numbers = known.map(({ number }) => number);
    this.#running += 1;
    // When it has exited, its `close` event rejects the task.
    this.#child.send({ id, kind, request: { ...request, sections }, numbers }, () => {});
    try {
      const [answer]: TaskAnswer<Tasks[Kind]['result']>[] = await answered;
      if (answer?.result === undefined) throw new Error(answer?.error);
      return answer.result;
    } finally {
      this.#running -= 1;
    }
  }

  /**
   * Stops a blocked process. Call it at regular intervals: on a busy machine a number of checks is reliable, a
   * duration is not.
   */
  check(): void {
    const { beats } = this.#progress;
    if (beats !== this.#beats) {
      this.#beats = beats;
      this.#missedChecks = 0;
      return;
    }
    const { cpuMs } = processUsage(this.#child.pid);
    if (this.#missedChecks === 0) this.#cpuMsAtBeat = cpuMs;
    this.#missedChecks += 1;
    const computes = !(cpuMs - this.#cpuMsAtBeat < maximumSilentCpuMs);
    const maximum = computes ? maximumSilentChecks : maximumIdleChecks;
    const limit = this.#isReady ? maximum : maximumStartChecks;
    // It may have ended on its own with its `close` event still queued: the signal tells the two apart.
    if (this.#missedChecks < limit || this.#isStopped) return;
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
  }

  /** Stops the process and rejects its tasks. */
  terminate(exitReason: ExitReason): void {
    if (this.#isOver) return;
    const { section } = this.#progress;
    const entered = [...this.#files.values()].find(({ number }) => number === section)?.file;
    const failedSection = exitReason === 'leak' ? undefined : entered;
    void this.end();
    const reason = this.#isReady || exitReason === 'contract' ? exitReason : 'start';
    const lost = new ProcessExited(reason, failedSection);
    this.#onExit(lost);
    this.#answers.emit('error', lost);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await exited;
  }

  /** A file's number, and what the process needs of it. */
  #known(file: SectionFile): { number: number; file: SectionFile } {
    const { source, ...known } = file;
    const before = this.#files.get(file.integrity);
    const number = before?.number ?? sectionNumber(this.#files.size);
    // Under its latest version: failures are recorded by version, and two may have the same file.
    this.#files.set(file.integrity, { number, file });
    return { number, file: before || source === undefined ? known : file };
  }
}
