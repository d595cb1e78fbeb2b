import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defineConfig,
  type EnvironmentConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
} from '@rsbuild/core';
import { type RemoteName, sectionParts } from '../contract/remotes.ts';
import { withBase } from './base.ts';
import { dropPropertyRules } from './dropPropertyRules.ts';
import {
  type ContainerPlugin,
  containerManifestPlugin,
  containerOptions,
  containerPlugin,
  eagerExposes,
  exposedChunkPrefix,
} from './federation.ts';
import { hashFiles } from './hashFiles.ts';
import { portOf } from './ports.ts';
import { retryQuery } from './retryQuery.ts';
import { serverEnvironment } from './serverBuild.ts';
import { sortIntegrityHashes } from './sortIntegrityHashes.ts';

const sharedSources = fileURLToPath(new URL('..', import.meta.url));
const lockfile = fileURLToPath(new URL('../../../pnpm-lock.yaml', import.meta.url));

/**
 * The whole build of one section. It exposes the modules that the contract names, from
 * `src/<module>.ts`, and nothing else that a page would load.
 *
 * @param remote The section's name in the contract.
 * @param own What only this section's build needs.
 * @param plugin What builds the container; Module Federation's own plugins work as well.
 */
export function defineRemoteBuild(
  remote: RemoteName,
  own: RsbuildConfig = {},
  plugin: ContainerPlugin = containerPlugin,
) {
  const container = containerOptions(remote);
  const inputs = hashFiles([join(process.cwd(), 'src'), sharedSources, lockfile]);
  const web: EnvironmentConfig = {
    tools: {
      postcss: (_, { addPlugins }) => addPlugins(dropPropertyRules),
      rspack: [
        {
          output: {
            // A page may load two versions of a remote, the live and the previous one. With one
            // global name they would share a list of chunks and load each other's.
            uniqueName: `${container.name}_${inputs.slice(0, 8)}`,
          },
          module: { rules: [eagerExposes] },
          plugins: [retryQuery, sortIntegrityHashes],
          optimization: {
            splitChunks: {
              // The palette's module keeps its own copy of what it has in common with views: as a chunk
              // of its own it would be one more request of every page.
              chunks: (chunk) => chunk.name !== `${exposedChunkPrefix}search`,
              // Each release has a folder of its own, so files are never reused between releases,
              // and vendor chunks would save no download.
              cacheGroups: { defaultVendors: false },
            },
          },
        },
        (config) => {
          // A section has no page: the container is its only entry.
          config.entry = {};
        },
      ],
    },
    // Published beside the section's other files, and as immutable as they are.
    plugins: [plugin(container), containerManifestPlugin(container, sectionParts[remote])],
  };
  const common = withBase({
    server: { port: portOf(remote) },
    // The page comes from the shell's origin, so hot updates need the URL of this server.
    dev: {
      assetPrefix: `http://localhost:${portOf(remote)}/`,
      client: { host: 'localhost', port: portOf(remote), protocol: 'ws' },
    },
  });
  return defineConfig(({ command }) => ({
    ...mergeRsbuildConfig(common, own),
    environments: {
      web,
      // A development server renders nothing on the server.
      ...(command === 'build' ? { server: serverEnvironment(remote) } : {}),
    },
  }));
}
