import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** A TypeScript program in a child process. It ends with this process at the latest. */
export interface RunningProcess<Ready> {
  /** The message that it sent when it was ready. */
  ready: Ready;
  stop: () => Promise<void>;
  onExit: (listener: () => void) => void;
  /** The end of its standard error. */
  errorOutput: () => string;
}

interface RunOptions {
  name: string;
  program: string;
  env?: NodeJS.ProcessEnv;
  /** The variables of this process that it gets beside those; by default all. */
  inherited?: readonly string[];
  timeoutMs?: number;
  /** Stops it, also while it starts. */
  signal?: AbortSignal;
  /** Called with each line of its standard output. */
  onLine?: (line: string) => void;
}

/** A URL, because Node accepts no Windows path here. */
const tsx = import.meta.resolve('tsx');

/**
 * Starts a TypeScript program and waits until it sends `{ type: 'ready' }`.
 *
 * @throws Error with its error output when it exits or times out; it is stopped then.
 */
export async function runProcess<Ready>(options: RunOptions): Promise<RunningProcess<Ready>> {
  const { name, program, env = {}, inherited, timeoutMs = 60_000, signal, onLine } = options;
  const names = inherited ?? Object.keys(process.env);
  const own = Object.fromEntries(names.map((variable) => [variable, process.env[variable]]));
  signal?.throwIfAborted();
  const child = fork(program, {
    execArgv: ['--import', tsx],
    env: { ...own, ...env },
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe', 'ipc'],
  });
  if (child.stdout && onLine) createInterface(child.stdout).on('line', onLine);
  let errorOutput = '';
  child.stderr?.on('data', (text: Buffer) => {
    errorOutput = `${errorOutput}${text}`.slice(-4000);
  });
  const abort = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abort);
  try {
    const ready: Ready = await readyMessage(child, timeoutMs);
    return {
      ready,
      stop: () => stop(child),
      onExit: (listener) => child.once('exit', listener),
      errorOutput: () => errorOutput.trim(),
    };
  } catch (cause) {
    await stop(child);
    const why = errorOutput.trim() || (cause instanceof Error ? cause.message : String(cause));
    throw new Error(`${name} did not start. ${why}`, { cause });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

async function readyMessage(child: ChildProcess, timeoutMs: number) {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`It ended with code ${code}.`);
    }),
    wait(timeoutMs, undefined, { ref: false }).then(() => {
      throw new Error(`It was not ready after ${timeoutMs / 1000} s.`);
    }),
  ]);
  return message;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await exited;
  clearTimeout(timer);
}
