import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { buildAll } from '../build/build.ts';
import { root } from '../paths.ts';
import { commandOf } from '../program.ts';
import { ensureNginx } from '../system/ensureNginx.ts';
import { ensureFirefox, ensureWebKit } from './ensureEngines.ts';
import { ensurePostgres } from './ensurePostgres.ts';
import { type Outcome, readPlaywrightReport, readVitestReport, reportFile } from './reports.ts';

interface Step {
  name: string;
  about: string;
  run: () => Promise<Outcome>;
}

/** Steps that run one after the other. */
type Lane = readonly Step[];

const code: Lane = [
  { name: 'lint', about: 'Biome: format, rules, imports; knip: nothing unused', run: lint },
  { name: 'typecheck', about: 'TypeScript, every package', run: typecheck },
  { name: 'build', about: 'the production build of all seven artefacts', run: build },
  {
    name: 'units',
    about: 'pure modules, texts, artefacts against the contract',
    run: () => vitestIn('.', 'units', ['--project=modules', '--project=programs']),
  },
  { name: 'nginx', about: 'the hosting kit on a real nginx, with and without brotli', run: nginx },
];

/** These need no build. */
const data: Lane = [
  {
    name: 'backend',
    about: 'every read against the real embedded backend',
    run: () => vitestIn('supabase', 'backend'),
  },
  { name: 'stack', about: 'PostgreSQL itself, and the real Supabase CLI', run: stack },
];

/** Browsers have both processors. */
const browsers: Lane = [
  { name: 'journeys', about: 'Chromium through the whole site, on seven origins', run: journeys },
  { name: 'engines', about: 'the journeys tagged @engines, in Firefox and WebKit', run: engines },
];

/** The lanes of `npm test`. Those of one group run beside each other, and the groups in order. */
export const groups: readonly (readonly Lane[])[] = [[code, data], [browsers]];

/** Runs a command in the terminal; resolves with its exit code. */
async function command(program: string, args: string[], cwd = root, env = {}): Promise<number> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function lint(): Promise<Outcome> {
  const codes = [
    await command(commandOf(root, '@biomejs/biome', 'biome'), ['ci', '.']),
    await command(commandOf(root, 'knip'), ['--no-config-hints', '--no-progress']),
  ];
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}

async function typecheck(): Promise<Outcome> {
  const tsc = commandOf(root, 'typescript', 'tsc');
  const packages = readdirSync(root).filter((name) => existsSync(`${root}${name}/tsconfig.json`));
  // Two at a time, because a part of each check runs on one core only.
  const limit = pLimit(2);
  const codes = await Promise.all(packages.map((name) => limit(command, tsc, ['-p', name])));
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}

async function build(): Promise<Outcome> {
  const built = await buildAll(console.log);
  return { passed: built.length, failed: 0 };
}

async function vitestIn(
  folder: string,
  name: string,
  args: string[] = [],
  env = {},
): Promise<Outcome> {
  const code = await command(
    commandOf(root, 'vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(name)}`,
      ...args,
    ],
    join(root, folder),
    env,
  );
  return readVitestReport(name, code);
}

async function stack(): Promise<Outcome> {
  const env = orNotTested(() =>
    process.env.STACK_POSTGRES_URL ? {} : { POSTGRES_BIN: ensurePostgres(console.log) },
  );
  if (!env) return { passed: 0, failed: 0 };
  return vitestIn('supabase', 'stack', ['--config=vitest.stack.config.ts'], env);
}

async function nginx(): Promise<Outcome> {
  const isThere = orNotTested(() => {
    ensureNginx(console.log);
    return true;
  });
  if (!isThere) return { passed: 0, failed: 0 };
  return vitestIn('.', 'nginx', ['--project=nginx']);
}

/**
 * What a step needs of the system, or undefined where it cannot be had. Nothing passes then: the step fails
 * when it was asked for alone, and is left out of a whole run.
 */
function orNotTested<Needed>(find: () => Needed): Needed | undefined {
  try {
    return find();
  } catch (error) {
    console.warn(`\nNOT TESTED: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function journeys(): Promise<Outcome> {
  const env = { CHROMIUM: await ensureChromium(console.log) };
  return playwright('journeys', ['longest', 'rendered', 'others', 'classic scroll bars'], env);
}

async function engines(): Promise<Outcome> {
  const firefox = orNotTested(() => ensureFirefox(console.log));
  const webkit = orNotTested(() => ensureWebKit(console.log));
  const projects = Object.entries({ firefox, webkit }).flatMap(([name, path]) =>
    path === undefined ? [] : [name],
  );
  if (projects.length === 0) return { passed: 0, failed: 0 };
  return playwright('engines', projects, { FIREFOX: firefox, WEBKIT_DRIVER: webkit });
}

async function playwright(
  name: string,
  projects: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const program = commandOf(`${root}e2e`, '@playwright/test', 'playwright');
  const args = ['test', ...projects.map((project) => `--project=${project}`)];
  const code = await command(program, args, `${root}e2e`, { ...env, REPORT: name });
  return readPlaywrightReport(name, code);
}
