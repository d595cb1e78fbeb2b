import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { federationName, type RemoteName, remoteModules } from '../contract/remotes.ts';
import { withBase } from './base.ts';
import { dropPropertyRules } from './dropPropertyRules.ts';
import { bundlerRuntimeAlias } from './esmRuntime.ts';
import { federationDefaults, remoteShared } from './federation.ts';
import { hashFiles } from './hashFiles.ts';
import { lentStart } from './lentStart.ts';
import { portOf } from './ports.ts';
import { retryQuery } from './retryQuery.ts';
import { sortIntegrityHashes } from './sortIntegrityHashes.ts';

const sharedSources = fileURLToPath(new URL('..', import.meta.url));
const lentBundlerRuntime = fileURLToPath(new URL('./lentBundlerRuntime.ts', import.meta.url));
const singletonsFile = fileURLToPath(new URL('./singletons.ts', import.meta.url));

/**
 * A table of contents comes with the views and texts that it names, in one file: on a slow line a
 * step more costs a visitor longer than the bytes of the views beside theirs.
 */
export const eagerExposes = {
  test: /[\\/]src[\\/](home|pages|widget)\.ts$/,
  parser: { dynamicImportMode: 'eager' },
} as const;

/**
 * The whole build of one section. It exposes the modules that the contract names, from
 * `src/<module>.ts`, and nothing else that a page would load.
 *
 * @param remote The section's name in the contract.
 * @param own What only this section's build needs.
 */
export function defineRemoteBuild(remote: RemoteName, own: RsbuildConfig = {}) {
  const sources = hashFiles([join(process.cwd(), 'src'), sharedSources]);
  const exposed = Object.fromEntries(
    remoteModules[remote].map((module) => [`./${module}`, `./src/${module}.ts`]),
  );
  const common = withBase({
    resolve: { alias: bundlerRuntimeAlias(lentBundlerRuntime) },
    // Two versions of a remote may be in one page, the live one and the one before it. With one
    // global list of chunks they would take each other's for their own.
    tools: {
      postcss: (_, { addPlugins }) => addPlugins(dropPropertyRules),
      rspack: {
        output: { chunkLoadingGlobal: `chunks_${federationName(remote)}_${sources.slice(0, 8)}` },
        module: { rules: [eagerExposes] },
        plugins: [retryQuery, sortIntegrityHashes],
        // A release is a folder of its own: no file outlives it, so what libraries bring need not lie
        // apart from what uses them.
        optimization: { splitChunks: { cacheGroups: { defaultVendors: false } } },
      },
    },
    // Beside the files that a page asks for, and as immutable as they are.
    output: {
      copy: [{ from: 'src/prefetch.json', to: 'static/', noErrorOnMissing: true }],
    },
    // A section has no page of its own: its one entry is the federation's.
    source: { entry: {} },
    server: { port: portOf(remote) },
    // Its page comes from the shell's origin, so updates must be told where to connect.
    dev: {
      assetPrefix: `http://localhost:${portOf(remote)}/`,
      client: { host: 'localhost', port: portOf(remote), protocol: 'ws' },
    },
    plugins: [
      lentStart('remote'),
      pluginModuleFederation({
        ...federationDefaults,
        name: federationName(remote),
        filename: 'remoteEntry.js',
        exposes: { ...exposed, './singletons': singletonsFile },
        shared: remoteShared(),
        experiments: {
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  });
  return defineConfig(mergeRsbuildConfig(common, own));
}
