/**
 * The peer: federation as the guides' defaults build it, of the same sources.
 *
 * What is as the plugin has it by default: libraries are shared whole and every remote brings its own
 * copy in case nobody offers one, nothing is eager, entries carry the whole runtime, a remote is found
 * through `mf-manifest.json`, nothing is fetched ahead.
 *
 * What is not: `dts` is off, which concerns builders only; what all builds of this project have in
 * common stays (`withBase`: browsers, styles, hashes of lazy chunks), and so do the drawn pages,
 * because both would tell of something else than federation. Our Content Security Policy forbids
 * none of the defaults.
 */
import { rmSync } from 'node:fs';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import { withBase } from 'shared/build';
import { federationName, type RemoteName, remoteModules } from 'shared/contract';
import { artefactFolder } from '../../../../tools/paths.ts';
import { build, buildShellVariant, variantFolder } from '../variant.ts';

/** What a page must have once, as `shared: { react: { singleton: true }, … }` in every guide. */
const shared = Object.fromEntries(
  [
    'react',
    'react-dom',
    'react-router-dom',
    'react-i18next',
    'i18next',
    'zustand',
    '@supabase/functions-js',
    '@supabase/postgrest-js',
    '@tanstack/react-query',
    // Our own package, which holds the page's client, language and configuration.
    'shared/runtime',
  ].map((name) => [name, { singleton: true }]),
);

/** Without our shorter way to Module Federation's runtime. */
const base = (config: RsbuildConfig): RsbuildConfig => ({ ...withBase(config), resolve: {} });

/** @returns the folder of the build. */
export function buildPeerShell(): Promise<string> {
  return buildShellVariant({
    name: 'peer',
    replaced: [
      [/\/loadView\.ts$/, new URL('loadView.ts', import.meta.url)],
      [/\/(connection|loadEntry|registry)\.ts$/, new URL('../notFederated.ts', import.meta.url)],
    ],
    config: {
      source: { entry: { index: new URL('entry.ts', import.meta.url).pathname } },
      plugins: [pluginModuleFederation({ name: 'shell', remotes: {}, shared, dts: false })],
    },
    base,
  });
}

/** @returns the folder of the build. */
export async function buildPeerRemote(remote: RemoteName): Promise<string> {
  const folder = variantFolder('peer', remote);
  rmSync(folder, { recursive: true, force: true });
  const cwd = artefactFolder(remote);
  // Its own configuration and its styles look for its sources from there.
  process.chdir(cwd);
  const { source, output }: RsbuildConfig = (await import(`${cwd}/rsbuild.config.ts`)).default;
  const exposes = Object.fromEntries(
    remoteModules[remote].map((module) => [`./${module}`, `./src/${module}.ts`]),
  );
  const plugin = pluginModuleFederation({
    name: federationName(remote),
    filename: 'remoteEntry.js',
    exposes,
    shared,
    dts: false,
  });
  const config: RsbuildConfig = {
    ...(source ? { source } : {}),
    output: { ...output, distPath: { root: folder } },
    plugins: [plugin],
  };
  await build(cwd, config, base);
  return folder;
}
