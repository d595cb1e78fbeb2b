import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { type ArtefactName, remoteNames } from 'shared/contract';
import { hashFiles } from 'shared/hash-files';
import { artefactFolder, repository, sourcesOf } from '../paths.ts';
import { commandOf } from '../program.ts';

/** What is built in this repository: the sections with a repository of their own have only a manifest here. */
export const artefacts: readonly ArtefactName[] = [
  'shell',
  ...remoteNames.filter((remote) => existsSync(`${artefactFolder(remote)}/package.json`)),
];

const run = promisify(execFile);

/** Each build already uses more than one core. */
const maximumBuilds = 2;

/** Stored in `dist/build.json`: the hash of the sources. */
interface BuildRecord {
  inputs: string;
}

/** A production build; its version is derived from its sources. */
export interface Built {
  artefact: ArtefactName;
  folder: string;
  version: string;
}

/**
 * Builds every artefact whose sources have changed since its last build.
 *
 * @throws Error in one sentence, with the path of the log, when a build fails.
 */
export async function buildAll(
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Built[]> {
  const limit = pLimit(maximumBuilds);
  const builds = artefacts.map((artefact) =>
    limit(() => {
      signal?.throwIfAborted();
      return buildOne(artefact, log, signal);
    }),
  );
  return Promise.all(builds);
}

/**
 * Builds one artefact if its sources have changed since its last build.
 *
 * @throws Error in one sentence, with the path of the log, when the build fails.
 */
export async function buildOne(
  artefact: ArtefactName,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Built> {
  const folder = artefactFolder(artefact);
  const inputs = inputsOf(artefact);
  const built = { artefact, folder: `${folder}/dist`, version: `0.1.0-${inputs}` };
  if (recordedInputs(artefact) === inputs) return built;

  const started = performance.now();
  for (const config of buildConfigs(artefact)) await build(folder, config, signal);
  const record: BuildRecord = { inputs };
  writeFileSync(`${folder}/dist/build.json`, `${JSON.stringify(record)}\n`);
  log(`built ${basename(folder)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return built;
}

/** The shell's programs are built beside its page: see its `rsbuild.programs.config.ts`. */
export function buildConfigs(artefact: ArtefactName): string[] {
  const page = 'rsbuild.config.ts';
  return artefact === 'shell' ? [page, 'rsbuild.programs.config.ts'] : [page];
}

async function build(
  folder: string,
  config: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const building = run(process.execPath, [rsbuildProgram(folder), 'build', '--config', config], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16_000_000,
    ...(signal ? { signal } : {}),
  });
  try {
    await building;
  } catch (cause) {
    const { child } = building;
    // An aborted process may still be running.
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    signal?.throwIfAborted();
    throw new Error(buildFailure(basename(folder), outputOf(cause)), { cause });
  }
}

/** The hash of an artefact's sources. */
function inputsOf(artefact: ArtefactName): string {
  return hashFiles(sourcesOf(artefact)).slice(0, 10);
}

function recordedInputs(artefact: ArtefactName): string | undefined {
  try {
    const record: BuildRecord = JSON.parse(
      readFileSync(`${artefactFolder(artefact)}/dist/build.json`, 'utf8'),
    );
    return record.inputs;
  } catch {
    return undefined;
  }
}

/** The path of an artefact's `rsbuild` command. */
export function rsbuildProgram(folder: string): string {
  return commandOf(folder, '@rsbuild/core', 'rsbuild');
}

/** One sentence with the first error; the whole output goes to a log file. */
export function buildFailure(name: string, output: string): string {
  const log = `.local/logs/build-${name}.log`;
  mkdirSync(`${repository}.local/logs`, { recursive: true });
  writeFileSync(repository + log, `${output}\n`);
  const lines = output.split('\n').map((line) => line.trim());
  const location = lines.find((line) => line.startsWith('File: '))?.slice('File: '.length);
  const reason = lines.find((line) => line.startsWith('×'))?.replace(/^×\s*/, '');
  const error = [location, reason].filter(Boolean).join(': ');
  const summary = error || (lines.find(Boolean) ?? 'no reason given');
  return `The build of ${name} failed (${summary}); the whole log is in ${log}.`;
}

function outputOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const printed = ['stdout', 'stderr'].map((stream) => Reflect.get(failure, stream));
  return printed.filter(Boolean).join('').trim() || failure.message;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  await buildAll(console.log);
}
