import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { originOf, portOf, type Service, services } from 'shared/ports';
import { buildAll } from '../build/build.ts';
import { root } from '../paths.ts';
import { onStopSignal, runProgram } from '../program.ts';
import type { RunningProcess } from './childProcess.ts';
import { requireFreePorts } from './freePorts.ts';
import { releasedIn } from './publishSite.ts';
import { servePublished } from './serveSite.ts';
import { startBackend, startRenderer } from './site.ts';

/**
 * `npm start`: the whole site on this machine, until Ctrl-C. With `--keep`, the backend's data is kept from
 * one start to the next; `--reset` deletes what was kept, then keeps. What a team has released to this site stays live
 * unless `--republish` is given.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      keep: { type: 'boolean' },
      reset: { type: 'boolean' },
      republish: { type: 'boolean' },
    },
  });
  await requireFreePorts(services);
  // One folder per port: only the process that holds the port opens it, and the data link to that address.
  const kept = `${root}.local/kept/${portOf('backend')}`;
  if (values.reset) rmSync(kept, { recursive: true, force: true });
  const keepIn = values.keep || values.reset ? kept : undefined;
  const starting = new AbortController();
  let stopSite: (() => Promise<void>) | undefined;
  const stop = async () => {
    if (starting.signal.aborted) return;
    starting.abort();
    if (!stopSite) return;
    await stopSite();
    process.exit(0);
  };
  onStopSignal(stop);
  process.on('disconnect', stop);

  console.log('Starting: the first time takes a minute, later a few seconds.');
  try {
    stopSite = await startSite(starting.signal, keepIn, values.republish);
  } catch (error) {
    // Interrupted by the user while starting; everything is stopped.
    if (starting.signal.aborted) process.exit(130);
    throw error;
  }
  console.log(`\nThe site is at ${originOf('shell')}  (Ctrl-C stops all of it)`);
  if (keepIn) {
    console.log(`Its data is kept in ${keepIn}; \`npm start -- --reset\` begins again.`);
  }
}

/**
 * Builds what is not built, starts the backend and the static servers, and resolves when all are ready.
 *
 * @param interrupted Aborts the start and stops what was started.
 * @param keepIn Where the backend keeps its data.
 * @param republish Whether this checkout's builds replace what teams have released.
 * @returns what stops everything.
 * @throws Error in one sentence when something cannot be built or started; everything is stopped then.
 */
async function startSite(
  interrupted: AbortSignal,
  keepIn: string | undefined,
  republish = false,
): Promise<() => Promise<void>> {
  // One folder per port, so that two sites can run at once.
  const folder = `${root}.local/sites/${portOf('shell')}`;
  const log = (line: string) => console.log(`  ${line}`);
  const stops: (() => Promise<void>)[] = [];
  const failed = new AbortController();
  const signal = AbortSignal.any([interrupted, failed.signal]);
  let stopping = false;

  const track = (service: Service, started: RunningProcess<unknown>) => {
    stops.push(started.stop);
    started.onExit(() => {
      if (stopping) return;
      log(`${service} (port ${portOf(service)}) stopped; the rest goes on.`);
      if (started.errorOutput()) console.log(started.errorOutput().replace(/^/gm, '    '));
    });
  };
  const stop = async () => {
    stopping = true;
    await Promise.all(stops.map((stopOne) => stopOne()));
  };

  try {
    const [built, backend] = await allOrAbort(failed, [
      buildAll(log, signal),
      startBackend(portOf('backend'), {
        signal,
        readPdfs: true,
        keepIn,
        siteUrl: originOf('shell'),
      }).then((started) => {
        track('backend', started);
        log(`backend ready at ${started.ready.url}`);
        return started.ready;
      }),
    ]);
    const kept = republish ? [] : releasedIn(folder);
    if (kept.length > 0) {
      log(`released before, and live: ${kept.join(', ')}`);
      log('nothing was published; `npm start -- --republish` publishes this checkout');
    }
    const isPublished = kept.length > 0;
    const published = { built, folder, portOf, commit: currentCommit(), isPublished };
    const site = await servePublished(backend, published, {
      hasEdge: true,
      healthShare: 1,
      answerFeedback: true,
      renderer: originOf('renderer'),
    });
    stops.push(site.stop);
    const renderer = { folder: `${folder}/shell`, port: portOf('renderer'), signal };
    track('renderer', await startRenderer(renderer));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Like Promise.all, but the first failure aborts the others and is thrown when all have settled. */
async function allOrAbort<T extends readonly unknown[]>(
  failed: AbortController,
  tasks: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  for (const task of tasks) task.catch((reason: unknown) => failed.abort(reason));
  await Promise.allSettled(tasks);
  failed.signal.throwIfAborted();
  return Promise.all(tasks) as Promise<T>;
}

/** The current commit, or `unknown` outside a repository. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

await runProgram(main);
