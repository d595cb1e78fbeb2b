import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PublishedVersion, RegistryEntry } from 'shared/registry';
import { shellFolder, shellServerFile } from '../src/boot/shellVersions.ts';
import type { Limits } from './limits.ts';
import type { Pool, PoolOptions } from './pool.ts';

/** After this, a server file that could not be used is tried again. */
const retryMs = 10_000;

/** A canary has one process: beside the live version's, memory is short. */
const canaryProcesses = 1;

const checkMs = 100;

/** A process that has only started has about this size: replacing it would free nothing. */
const startedMegabytes = 150;

/** A version of the shell, and its processes unless its server file cannot be used. */
interface ShellVersion {
  /** Settled when its server file is read. */
  started: Promise<void>;
  pool?: Pool;
  /** Why it cannot draw pages. */
  problem?: string;
  retryAt: number;
}

const otherContract =
  'Its server file is for a renderer of another contract: deploy the renderer of its commit.';

interface ShellPoolsOptions extends Pick<Limits, 'processMegabytes' | 'maximumMegabytes'> {
  /** Where the shell is published. */
  folder: string;
  /** How many processes the live version has. */
  processes: number;
  /** Starts the processes of a server file. */
  start: (options: Pick<PoolOptions, 'program' | 'processes' | 'onBroken'>) => Pool;
  /** Called once when a version cannot draw pages. */
  onProblem: (version: string, problem: string) => void;
}

/**
 * The processes of the shell's live version and of its canary. Another live version replaces the one before when one
 * of its processes is ready, or when it cannot be used.
 */
export class ShellPools {
  readonly #options: ShellPoolsOptions;
  readonly #versions = new Map<string, ShellVersion>();
  readonly #pools = new Set<Pool>();
  readonly #timer: NodeJS.Timeout;
  #drawing: ShellVersion | undefined;

  constructor(options: ShellPoolsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#limitMemory(), checkMs);
  }

  /** The processes of all versions, also of those that finish their last pages. */
  get pools(): ReadonlySet<Pool> {
    return this.#pools;
  }

  /**
   * The version that draws the site's pages, or why the live one cannot.
   *
   * @param entry The shell's entry, as it is now.
   */
  async live(entry: RegistryEntry): Promise<Pick<ShellVersion, 'pool' | 'problem'>> {
    const live = this.#follow(entry);
    await live.started;
    const isStarting = live.pool?.isReady === false;
    if (this.#drawing?.pool && isStarting) return this.#drawing;
    const before = this.#drawing;
    this.#drawing = live;
    if (before !== live) this.#retireUnnamed(entry);
    return live;
  }

  /** The processes of the canary, if it has that name. */
  async canary(entry: RegistryEntry, name: string): Promise<Pool | undefined> {
    this.#follow(entry);
    const version = entry.canary?.version === name ? this.#versions.get(name) : undefined;
    await version?.started;
    return version?.pool;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#pools].map((pool) => pool.close()));
  }

  /** Replaces the largest process of all versions when together they use too much. */
  #limitMemory(): void {
    const { processMegabytes, maximumMegabytes } = this.#options;
    const sizes = [...this.#pools]
      .flatMap(({ processes }) => processes)
      .map((one) => ({ one, megabytes: one.megabytes }));
    const sum = sizes.reduce((total, { megabytes }) => total + megabytes, 0);
    const own = process.memoryUsage.rss() / 2 ** 20;
    // With room for the replacement of one that is being stopped.
    const planned = (sizes.length + 1) * processMegabytes;
    const isTooMuch = sum > planned || own + sum > maximumMegabytes;
    const [largest] = sizes.sort((one, other) => other.megabytes - one.megabytes);
    if (!isTooMuch || !largest || largest.megabytes <= startedMegabytes) return;
    const { one } = largest;
    // One missed heartbeat says nothing yet.
    if (one.missedChecks !== 1) one.terminate(one.missedChecks > 1 ? 'memory' : 'leak');
  }

  /** Starts the versions that an entry names, and stops the others. @returns the live one. */
  #follow(entry: RegistryEntry): ShellVersion {
    const live = this.#started(entry);
    // A canary that was promoted.
    live.pool?.resize(this.#options.processes);
    if (entry.canary) this.#started(entry.canary, canaryProcesses);
    this.#retireUnnamed(entry);
    return live;
  }

  /** Stops the versions that an entry no longer names, unless one still draws pages. */
  #retireUnnamed({ version: live, canary }: RegistryEntry): void {
    for (const [name, version] of this.#versions) {
      if (name === live || name === canary?.version || version === this.#drawing) continue;
      this.#versions.delete(name);
      void version.started.then(() => this.#stop(version, 'retire'));
    }
  }

  #started(published: PublishedVersion, processes = this.#options.processes): ShellVersion {
    const { version: name } = published;
    const known = this.#versions.get(name);
    if (known && (known.problem === undefined || known.retryAt > Date.now())) return known;
    const version: ShellVersion = { started: Promise.resolve(), retryAt: 0 };
    this.#versions.set(name, version);
    const fail = (problem: string) => {
      if (known?.problem !== problem) this.#options.onProblem(name, problem);
      void this.#stop(version, 'close');
      delete version.pool;
      Object.assign(version, { problem, retryAt: Date.now() + retryMs });
    };
    const onBroken: PoolOptions['onBroken'] = (exitReason) =>
      fail(exitReason === 'contract' ? otherContract : 'Its server file cannot start.');
    const start = async () => {
      const program = await this.#read(published);
      version.pool = this.#options.start({ program, processes, onBroken });
      this.#pools.add(version.pool);
    };
    version.started = start().catch((error) => fail(String(error)));
    return version;
  }

  async #stop({ pool }: ShellVersion, how: 'close' | 'retire'): Promise<void> {
    if (!pool) return;
    await pool[how]();
    this.#pools.delete(pool);
  }

  /** @throws Error when the file is missing, or is another one than the entry says. */
  async #read({ version, server }: PublishedVersion): Promise<string> {
    if (!server?.integrity) throw new Error('It has no server file: older tools released it.');
    const program = await readFile(
      `${this.#options.folder}/${shellFolder}/${version}/${shellServerFile}`,
      'utf8',
    );
    const hash = createHash('sha384').update(program).digest('base64');
    if (`sha384-${hash}` === server.integrity) return program;
    throw new Error('Its server file has another hash than the entry says.');
  }
}
