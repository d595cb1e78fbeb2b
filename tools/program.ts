import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageFolder } from 'shared/installed-packages';

/** Runs a program. An error ends it with the error's message, without a stack trace. */
export function runProgram(main: () => Promise<void>): Promise<void> {
  return main().catch((error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
}

/** Calls `stop` on Ctrl-C, and when the terminal or a parent process ends this one. */
export function onStopSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Calls `act` again and again until Ctrl-C, with pauses. */
export async function repeat(pauseMs: number, act: () => Promise<void>): Promise<void> {
  const stopped = new AbortController();
  onStopSignal(() => stopped.abort());
  while (!stopped.signal.aborted) {
    await act();
    await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
  }
}

/**
 * The path of a command that a dependency installs. Windows cannot run the links in
 * `node_modules/.bin` without a shell.
 *
 * @param folder The package that has the dependency.
 */
export function commandOf(folder: string, dependency: string, name = dependency): string {
  const installed = packageFolder(folder, dependency);
  const { bin } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8'));
  return join(installed, typeof bin === 'string' ? bin : bin[name]);
}
