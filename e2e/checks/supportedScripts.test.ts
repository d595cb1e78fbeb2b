/**
 * What is published runs in the oldest browsers that the builds are compiled for (`shared/src/build/browsers.ts`).
 * The compiler lowers syntax only, and not what a library calls.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from 'es-check';
import { browsers } from 'shared/build';
import { describe, expect, it } from 'vitest';
import { artefacts } from '../../tools/build/build.ts';
import { artefactFolder, filesBelow, root } from '../../tools/paths.ts';

/** False positives, and why they are. */
const exceptions: readonly { contains: string; features: readonly string[]; why: string }[] = [
  {
    contains: 'core-js',
    // What its own code calls and what it polyfills for others look the same.
    features: [
      'ArrayBufferTransferToFixedLength',
      'Float16Array',
      'Iterator',
      'JSONIsRawJSON',
      'JSONRawJSON',
      'MapGetOrInsertComputed',
      'MathSumPrecise',
      'PromiseTry',
      'PromiseWithResolvers',
      'SetIntersection',
      'Uint8ArrayFromBase64',
      'Uint8ArrayFromHex',
      'Uint8ArraySetFromBase64',
      'Uint8ArraySetFromHex',
      'Uint8ArrayToBase64',
      'Uint8ArrayToHex',
    ],
    why: 'pdf.js brings polyfills of all of these in its legacy build',
  },
  {
    contains: 'encodeMetadata',
    features: ['Uint8ArrayToBase64'],
    why: 'a method of Supabase’s own has this name',
  },
];

/** The scripts that browsers load, of all artefacts. */
const scripts = artefacts
  .flatMap((artefact) => {
    const folders =
      artefact === 'shell' ? ['dist', 'dist-preload', 'dist-service-worker'] : ['dist'];
    return folders.flatMap((folder) => {
      const path = `${artefactFolder(artefact)}/${folder}`;
      return filesBelow(path).map((file) => `${path}/${file}`);
    });
  })
  .filter((path) => /\.m?js$/.test(path) && !path.endsWith('/server.js'));

const silent = { error() {}, warn() {}, info() {}, debug() {}, isLevelEnabled: () => false };

/** What scripts contain that supported browsers lack. */
async function unsupportedFeatures(files: readonly string[], ignored: readonly string[] = []) {
  const check = {
    ecmaVersion: 'checkBrowser',
    checkBrowser: true,
    browserslistQuery: browsers.join(', '),
    checkFeatures: true,
    module: files.some((file) => file.endsWith('.mjs')),
    files,
    ignore: ignored.join(','),
  } as const;
  const { errors } = await runChecks([check], { logger: silent });
  return errors.map(({ file, err }) => `${file.slice(root.length)}: ${err.message}`);
}

describe('browsers', () => {
  it('that are supported run every script: its syntax, and what it calls of the language', async () => {
    expect(scripts.length).toBeGreaterThan(60);
    const exceptionOf = (file: string) => {
      const text = readFileSync(file, 'utf8');
      return exceptions.find(({ contains }) => text.includes(contains));
    };
    const usual = scripts.filter((file) => !exceptionOf(file));
    const found = await unsupportedFeatures(usual);
    for (const file of scripts.filter((one) => !usual.includes(one))) {
      found.push(...(await unsupportedFeatures([file], exceptionOf(file)?.features)));
    }
    expect(found).toEqual([]);
    // pdf.js alone is two megabytes to parse.
  }, 180_000);

  it('of 2018 parse the first script, which tells older ones apart', async () => {
    const preload = `${artefactFolder('shell')}/dist-preload/preload.js`;
    const check = { ecmaVersion: 'es2018', module: false, files: [preload] } as const;
    expect((await runChecks([check], { logger: silent })).errors).toEqual([]);
  });

  it.each([
    'Promise.withResolvers()',
    'const sorted = Object.groupBy([1], String)',
    'using file = open()',
  ])('that are supported would not run %s', async (code) => {
    const folder = mkdtempSync(join(tmpdir(), 'supported-'));
    const file = join(folder, 'script.js');
    writeFileSync(file, `${code};\n`);
    expect(await unsupportedFeatures([file])).not.toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
