import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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

/**
 * The path of a command that a dependency installs. Windows cannot run the links in
 * `node_modules/.bin` without a shell.
 *
 * @param folder The package that has the dependency.
 */
export function commandOf(folder: string, dependency: string, name = dependency): string {
  const require = createRequire(`${folder}/package.json`);
  for (const modules of require.resolve.paths(dependency) ?? []) {
    const manifest = join(modules, dependency, 'package.json');
    if (!existsSync(manifest)) continue;
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    return join(modules, dependency, typeof bin === 'string' ? bin : bin[name]);
  }
  throw new Error(`${dependency} is not installed for ${folder}.`);
}
