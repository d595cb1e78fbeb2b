import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defineConfig,
  type EnvironmentConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type Rspack,
} from '@rsbuild/core';
import { withBase } from './base.ts';
import { dropPropertyRules } from './dropPropertyRules.ts';
import {
  type ContainerPlugin,
  containerManifestPlugin,
  containerOptions,
  containerPlugin,
  eagerModules,
  exposedChunkPrefix,
} from './federation.ts';
import { hashFiles } from './hashFiles.ts';
import { installedPackages } from './installedPackages.ts';
import { portFromEnvironment } from './ports.ts';
import { readManifest } from './readManifest.ts';
import { requireChunkNames } from './requireChunkNames.ts';
import { retryQuery } from './retryQuery.ts';
import { serverEnvironment } from './serverBuild.ts';
import { sortIntegrityHashes } from './sortIntegrityHashes.ts';

const sharedSources = fileURLToPath(new URL('..', import.meta.url));
const sharedPackage = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The whole build of one section. It exposes the modules that its `section.json` names, from
 * `src/<module>.ts`, and nothing else that a page would load.
 *
 * @param remote The section's name in the contract.
 * @param own What only this section's build needs.
 * @param plugin What builds the container; Module Federation's own plugins work as well.
 */
export function defineRemoteBuild(
  remote: string,
  own: RsbuildConfig = {},
  plugin: ContainerPlugin = containerPlugin,
) {
  const section = process.cwd();
  const { parts, port: usualPort } = readManifest(section);
  const port = portFromEnvironment(remote, usualPort);
  const modules = Object.keys(parts);
  const container = containerOptions(remote, section, modules);
  const web: EnvironmentConfig = {
    // Each release has a folder of its own, so hashes in the names would tell nothing. They would also
    // change the minifier's choice of names: they come from paths until the real ones are known.
    output: { filenameHash: false },
    tools: {
      postcss: (_, { addPlugins }) => addPlugins(dropPropertyRules),
      rspack: [
        {
          output: {
            // A page may load two versions of a remote, the live and the previous one. With one
            // global name they would share a list of chunks and load each other's.
            uniqueName: `${container.name}_${inputsOf(section)}`,
          },
          module: { rules: [eagerModules(modules)] },
          plugins: [retryQuery, sortIntegrityHashes, requireChunkNames],
          optimization: {
            splitChunks: {
              // The palette's module keeps its own copy of what it has in common with views: as a chunk
              // of its own it would be one more request of every page.
              chunks: (chunk) => chunk.name !== `${exposedChunkPrefix}search`,
              // Files are never reused between releases, so vendor chunks would save no download.
              cacheGroups: { defaultVendors: false },
              name: nameOfCommonChunk,
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
    plugins: [plugin(container), containerManifestPlugin(container, section, parts)],
  };
  const common = withBase({
    server: { port },
    // The page comes from the shell's origin, so hot updates need the URL of this server.
    dev: {
      assetPrefix: `http://localhost:${port}/`,
      client: { host: 'localhost', port, protocol: 'ws' },
    },
  });
  return defineConfig(({ command }) => ({
    ...mergeRsbuildConfig(common, own),
    environments: {
      web,
      // A development server renders nothing on the server.
      ...(command === 'build' ? { server: serverEnvironment(modules) } : {}),
    },
  }));
}

/** By the chunks that have it in common, see `requireChunkNames`. */
function nameOfCommonChunk(_module: Rspack.Module, chunks: Rspack.Chunk[]): string {
  return chunks
    .map(({ name = '' }) => name)
    .sort()
    .join('~');
}

/** Tells two versions of a section apart, and is the same wherever one of them is built. */
function inputsOf(section: string): string {
  const packages = installedPackages([section, sharedPackage]).join('\n');
  const sources = hashFiles([join(section, 'src'), sharedSources]);
  return createHash('sha256').update(sources).update(packages).digest('hex').slice(0, 8);
}
