/** How the commands of docs/start.md and docs/hosting.md are run where there is neither a hosted project nor Docker. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Backend } from '../../local/server.ts';
import { projectRef } from './managementApi.ts';

const folder = path.resolve(import.meta.dirname, '../..');

/** A command or SQL without placeholders. */
export const filled = (text: string, { url, publishableKey }: Backend) =>
  text
    .replaceAll('<publishable key>', publishableKey)
    .replaceAll(/--project-ref <project>/g, `--project-ref ${projectRef}`)
    .replaceAll('https://<project>.supabase.co/functions', `${url}/functions`)
    .replaceAll(/<\w+>/g, 'example');

/** What a command needs that is not here, and what it says then, after it has chosen its project. */
export const unreachable: readonly [RegExp, RegExp][] = [
  [/^npx supabase db pull --remote/, /custom Postgres[\s\S]*Docker/],
  [/^npx supabase start$/, /Docker/],
];

/** Scripts that other tests of `npm test` cover, or that only measure: where. */
export const coveredElsewhere: Readonly<Record<string, string>> = {
  bench: 'bench/assistant/assistant.ts',
  'content:check': 'supabase/tests/contentCommand.test.ts',
  'content:expand': 'supabase/tests/expandPassages.test.ts',
  'content:import': 'supabase/tests/contentImport.test.ts',
  online: 'e2e/hosting/oneFolder.test.ts',
  parity: 'supabase/tests/parity.test.ts',
  sections: 'tools/sections/generate.test.ts',
  start: 'supabase/tests/localServer.test.ts',
  test: 'supabase/vitest.config.ts',
  'types:generate': 'supabase/tests/generatedTypes.test.ts',
};

interface Surroundings {
  home: string;
  /** The URL of a server whose roles are of no other test. */
  postgres: string | undefined;
}

/** How a command is run here, if not as it stands. */
export function runnable(text: string, { home, postgres }: Surroundings): string {
  if (text === 'npx supabase login') return `${text} --token "$SUPABASE_ACCESS_TOKEN"`;
  if (text.endsWith(' storage:render')) {
    return runScript('storage:render', `"${home}/supabase/storage"`);
  }
  if (text.startsWith('POSTGRES_URL=')) {
    // With an address given there is no such server here; CI has one (`.github/workflows/ci.yml`).
    if (postgres === undefined) return 'true';
    return `export POSTGRES_URL="${postgres}"; ${runScript('test', 'postgres')}`;
  }
  if (!text.startsWith('npx supabase db ')) return text;
  const remote = text.replace('--remote', '--remote="$DATABASE_URL"');
  const file = remote.match(/^(npx supabase db dump .*) -f (\S+)$/);
  // The CLI runs the same script in a container.
  return file ? `${file[1]} --dry-run | bash > ${file[2]}` : remote;
}

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));

/** Runs a script of this package as pnpm would, with an argument more. */
const runScript = (name: string, argument: string) =>
  `cd "${folder}" && PATH="$PWD/node_modules/.bin:$PATH" ${scripts[name]} ${argument}`;
