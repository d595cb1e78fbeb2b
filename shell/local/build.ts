import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { type RemoteName, remoteNames } from 'shared/contract';
import { artefactFolder, root } from './paths.ts';

export type Artefact = 'shell' | RemoteName;

export const artefacts: readonly Artefact[] = ['shell', ...remoteNames];

const run = promisify(execFile);

/** Two builds at a time: each uses more than one core already. */
const parallel = 2;

/** What a build says of itself: from which sources it was made. */
interface BuildRecord {
  inputs: string;
}

/** The hash of everything that an artefact is built from. */
async function inputsOf(artefact: Artefact): Promise<string> {
  const folder = artefact === 'shell' ? 'shell' : `mf-${artefact}`;
  const { stdout } = await run(
    'git',
    [
      'ls-files',
      '-z',
      '-co',
      '--exclude-standard',
      folder,
      'shared',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    { cwd: root, maxBuffer: 16_000_000 },
  );
  const hash = createHash('sha256');
  for (const path of stdout.split('\0').filter(Boolean).sort()) {
    if (!existsSync(root + path)) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(root + path));
  }
  return hash.digest('hex').slice(0, 10);
}

function recordedInputs(artefact: Artefact): string | undefined {
  try {
    const record: BuildRecord = JSON.parse(
      readFileSync(`${artefactFolder(artefact)}/dist/build.json`, 'utf8'),
    );
    return record.inputs;
  } catch {
    return undefined;
  }
}

/** An artefact in its production build, and the version that its sources give it. */
export interface Built {
  artefact: Artefact;
  folder: string;
  version: string;
}

/**
 * Builds every artefact whose sources differ from what its `dist` was made from.
 *
 * @throws Error with the builder's own words when one fails.
 */
export async function buildAll(log: (line: string) => void): Promise<Built[]> {
  const built: Built[] = [];
  const waiting = [...artefacts];
  const worker = async () => {
    for (let artefact = waiting.shift(); artefact; artefact = waiting.shift()) {
      built.push(await buildOne(artefact, log));
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return built;
}

async function buildOne(artefact: Artefact, log: (line: string) => void): Promise<Built> {
  const folder = artefactFolder(artefact);
  const inputs = await inputsOf(artefact);
  const built = { artefact, folder: `${folder}/dist`, version: `0.1.0-${inputs}` };
  if (recordedInputs(artefact) === inputs) return built;

  const started = performance.now();
  const rsbuild = createRequire(`${folder}/package.json`).resolve('@rsbuild/core/package.json');
  const program = rsbuild.replace(/package\.json$/, 'bin/rsbuild.js');
  try {
    await run(process.execPath, [program, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16_000_000,
    });
  } catch (cause) {
    throw new Error(`The build of ${basename(folder)} failed.\n${outputOf(cause)}`, { cause });
  }
  const record: BuildRecord = { inputs };
  writeFileSync(`${folder}/dist/build.json`, `${JSON.stringify(record)}\n`);
  log(`built ${basename(folder)} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return built;
}

/** What a program printed before it failed. */
function outputOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const printed = ['stdout', 'stderr'].map((stream) => Reflect.get(failure, stream));
  return printed.filter(Boolean).join('').trim() || failure.message;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  await buildAll(console.log);
}
