import { execFile } from 'node:child_process';
import path from 'node:path';

interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const repository = path.resolve(import.meta.dirname, '../../..');
const program = path.join(repository, 'node_modules/.bin/supabase');
const timeoutMs = 120_000;

/** Neither usage reports nor a look for newer versions. */
export const quietCli = {
  SUPABASE_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  SUPABASE_NO_UPDATE_NOTIFIER: '1',
};

/** Runs the pinned Supabase CLI on this repository's `supabase/`. */
export function supabaseCli(
  args: readonly string[],
  { cwd = repository, env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<CliResult> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...args],
      { cwd, env: { ...process.env, ...quietCli, ...env }, timeout: timeoutMs, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, stdout, stderr });
      },
    );
  });
}

/** Applies the migrations and the seed, as `docs/hosting.md` says it. */
export async function push(url: string, cwd?: string): Promise<CliResult> {
  const result = await supabaseCli(
    ['db', 'push', `--remote=${url}`, '--include-seed', '--yes'],
    cwd === undefined ? {} : { cwd },
  );
  if (result.code !== 0) throw new Error(`supabase db push failed:\n${result.stderr}`);
  return result;
}
