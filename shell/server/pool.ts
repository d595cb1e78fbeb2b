import { dirname, join } from 'node:path';
import { Piscina } from 'piscina';
import type { RemoteName } from 'shared/contract';
import type { RenderedPage, RenderRequest } from './renderPage.tsx';
import type { SectionPathsRequest } from './sectionPaths.ts';
import type { Task } from './worker.ts';

/** How long a page may take: reading its data and rendering it. */
const pageTimeoutMs = 4000;

/** A page whose rendering was stopped, because a section's code did not end or used up the memory. */
export class SectionStopped extends Error {
  readonly remote: RemoteName;

  constructor(remote: RemoteName, cause: unknown) {
    super(`${remote} did not end, or used up the memory.`, { cause });
    this.remote = remote;
  }
}

/** The worker is built beside the program that starts it. */
const programFolder = dirname(process.argv[1] ?? '');

export interface Pool {
  /**
   * Renders a page.
   *
   * @throws SectionStopped when a section is to blame; its thread was replaced.
   */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Lists the sections' pages, see `sectionPaths`. */
  listPaths: (request: SectionPathsRequest) => Promise<string[]>;
  close: () => Promise<void>;
}

/**
 * Threads that render pages, apart from the one that answers requests. They have no environment variables
 * and bounded memory; a thread that does not end is stopped and replaced.
 *
 * @param config The installation's configuration as JSON.
 */
export function createPool(config: string, threads: number): Pool {
  const pool = new Piscina({
    filename: join(programFolder, 'worker.js'),
    minThreads: 1,
    maxThreads: threads,
    // Reading data is most of the time of a page.
    concurrentTasksPerWorker: 10,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

  // A stopped thread is reported by the pages that it rendered.
  pool.on('error', () => {});

  async function attempt<Request extends SectionPathsRequest, Result>(
    name: 'default' | 'listPaths',
    request: Request,
    retries = 1,
  ): Promise<Result> {
    const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const task: Request & Task = { ...request, config, progress };
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(pageTimeoutMs) });
    } catch (cause) {
      const culprit = request.sections[(new Int32Array(progress)[0] ?? 0) - 1];
      if (culprit) throw new SectionStopped(culprit.remote, cause);
      // Another page of the same thread was stopped.
      if (retries > 0) return attempt(name, request, retries - 1);
      throw cause;
    }
  }

  return {
    render: (request) => attempt('default', request),
    listPaths: (request) => attempt('listPaths', request),
    close: () => pool.destroy(),
  };
}
