import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A program of this repository that runs beside us until we stop it, or end ourselves. */
export interface RunningProcess<Ready> {
  /** What it said when it was ready. */
  ready: Ready;
  pid: number;
  stop: () => Promise<void>;
  onExit: (listener: () => void) => void;
  /** The last words that it printed as errors. */
  complaints: () => string;
}

interface RunOptions {
  name: string;
  program: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Milliseconds until it must be ready. */
  deadline?: number;
  /** Ends it, also while it starts. */
  signal?: AbortSignal;
}

/** As a URL: on Windows, Node takes no path here. */
const tsx = import.meta.resolve('tsx');

/**
 * Starts a TypeScript program and waits until it sends `{ type: 'ready' }`.
 *
 * @throws Error with what it printed when it ends or is silent instead; it is stopped then.
 */
export async function runProcess<Ready>(options: RunOptions): Promise<RunningProcess<Ready>> {
  const { name, program, args = [], env = {}, deadline = 60_000, signal } = options;
  signal?.throwIfAborted();
  const child = fork(program, args, {
    execArgv: ['--import', tsx],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaints = `${complaints}${text}`.slice(-4000);
  });
  const abort = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abort);
  try {
    const ready = await readiness<Ready>(child, deadline);
    return {
      ready,
      pid: child.pid ?? 0,
      stop: () => stop(child),
      onExit: (listener) => child.once('exit', listener),
      complaints: () => complaints.trim(),
    };
  } catch (cause) {
    await stop(child);
    const why = complaints.trim() || (cause instanceof Error ? cause.message : String(cause));
    throw new Error(`${name} did not start. ${why}`, { cause });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function readiness<Ready>(child: ChildProcess, deadline: number): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`It was not ready after ${deadline / 1000} s.`)),
      deadline,
    );
    child.once('message', (message: Ready) => {
      clearTimeout(timer);
      resolve(message);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`It ended with code ${code}.`));
    });
    child.once('error', reject);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await gone;
  clearTimeout(timer);
}
