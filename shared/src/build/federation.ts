import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import {
  contractVersion,
  federationName,
  runtimeVersion,
  type SharedModule,
  sectionParts,
} from '../contract/remotes.ts';
import { exposedTypes, runtimeTypes } from '../contract/runtimeTypes.gen.ts';
import { packageFolder, packageManifest } from './installedPackages.ts';
import { usedNames } from './usedNames.ts';

const require = createRequire(import.meta.url);

const reactVersion: string = require('react/package.json').version;

/**
 * The shells in which a section works: those of its contract, and of the next one, see `acceptedContracts`.
 * It may use less than a minor brings, so *Can I deploy?* compares the exports themselves.
 */
const acceptedRuntimes = `^${contractVersion}.0.0 || ^${contractVersion + 1}.0.0`;

/**
 * The shared modules and the versions that the shell of this checkout provides. They are the whole
 * contract at run time: nothing of a bundler or of Module Federation is shared.
 */
export const sharedVersions: Readonly<Record<SharedModule, string>> = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  'react/jsx-dev-runtime': reactVersion,
  'react-dom': reactVersion,
  'shared/runtime': runtimeVersion,
};

/** The module whose exports and their types are the contract's. */
const contractModule = 'shared/runtime' satisfies SharedModule;

/**
 * Each minor of React adds exports. A section works with every shell of React's major version that has those that it
 * uses, so names are compared, not minors.
 */
const reactModules = ['react', 'react-dom'] as const satisfies SharedModule[];

/** The modules whose names *Can I deploy?* compares. */
const comparedModules = [...reactModules, contractModule];

/** What the shell of this checkout provides by each name. */
export function providedExports(): Record<string, string[]> {
  return { ...reactExports(), [contractModule]: Object.keys(runtimeTypes) };
}

/** React's names in production, in a process of its own: the development build, which tools load, has more. */
function reactExports(): Record<string, string[]> {
  const files = reactModules.map((name) => require.resolve(name));
  const program = `JSON.stringify(${JSON.stringify(files)}.map((file) => Object.keys(require(file)).sort()))`;
  const output = execFileSync(process.execPath, ['--print', program], {
    env: { NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const names: string[][] = JSON.parse(output);
  return Object.fromEntries(reactModules.map((name, index) => [name, names[index] ?? []]));
}

/** The module that declares what sections expose to the shell. */
const exposedModule = 'shared/contract';

/** The hashes of the types of the contract, see `pnpm contract`. */
export const providedTypes: Record<string, Record<string, string[]>> = {
  [contractModule]: runtimeTypes,
  [exposedModule]: exposedTypes,
};

/** The options that every Module Federation plugin takes for a container. */
interface ContainerOptions {
  name: string;
  filename: string;
  exposes: Record<string, { import: string; name: string }>;
  shared: Record<string, { singleton: true; import: false; requiredVersion: string }>;
}

/** Builds a container from its options. */
export type ContainerPlugin = (options: ContainerOptions) => RsbuildPlugin;

const sharedModulesFile = fileURLToPath(new URL('./sharedModules.ts', import.meta.url));

/** The chunks of exposed modules have the names that Module Federation's plugins give them. */
export const exposedChunkPrefix = '__federation_expose_';

/**
 * Builds an exposed module into one file with the views and translations that it names: on a slow network
 * one more request delays a section longer than the bytes of views that are not shown.
 */
export function eagerModules(modules: readonly string[]) {
  return {
    test: new RegExp(`[\\\\/]src[\\\\/](${modules.join('|')})\\.ts$`),
    parser: { dynamicImportMode: 'eager' },
  } as const;
}

/** The rule for the exposed modules of every section. */
export const eagerExposes = eagerModules([
  ...new Set(Object.values(sectionParts).flatMap((parts) => Object.keys(parts))),
]);

/**
 * What a section's container exposes and which shared modules it takes from the shell. It has no copy
 * of those (`import: false`), so a second React is impossible and the container stays small.
 *
 * @param section The folder of the section, whose own React says which major version it is built for.
 * @param modules The names of the modules that it exposes.
 */
export function containerOptions(
  remote: string,
  section: string,
  modules: readonly string[],
): ContainerOptions {
  const exposed = (module: string, file: string) =>
    [`./${module}`, { import: file, name: exposedChunkPrefix + module }] as const;
  return {
    name: federationName(remote),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries([
      ...modules.map((module) => exposed(module, `./src/${module}.ts`)),
      exposed('singletons', sharedModulesFile),
    ]),
    shared: Object.fromEntries(
      Object.keys(sharedVersions).map((name) => {
        const ofReact = `^${Number.parseInt(reactIn(section), 10)}.0.0`;
        const requiredVersion = name === contractModule ? acceptedRuntimes : ofReact;
        return [name, { singleton: true, import: false, requiredVersion }];
      }),
    ),
  };
}

/**
 * The container of `ModuleFederationPluginV1`, which has `init` and `get` and no runtime of its own:
 * the later plugins add 11 KB to every entry. See docs/decisions/0003-share-react-and-the-runtime.md.
 */
export const containerPlugin: ContainerPlugin = (options) => ({
  name: 'linea:container',
  setup(api) {
    api.modifyRspackConfig((_, { rspack, appendPlugins }) => {
      appendPlugins(new rspack.container.ModuleFederationPluginV1(options));
    });
  },
});

/** The section's file for the renderer, beside the browser's files. */
export const serverFileName = 'server.js';

/** What a build says of its container, beside the files that are published. */
export interface ContainerManifest {
  /** Each exposed module with the files that it needs first. */
  exposes: Record<string, string[]>;
  /** Each exposed module with its views; `search` with its groups. */
  views: Record<string, string[]>;
  /** Each shared module with the range of versions that the section accepts. */
  shared: Record<string, string>;
  /** The version of React that it was built with. */
  react: string;
  /** What the modules of this build import from `shared/runtime` and from React. */
  uses: Record<string, string[]>;
  /** The hashes of these exports' types, and of the types of what the section exposes. */
  usedTypes: Record<string, Record<string, string>>;
}

export const containerManifestName = 'container.json';

/** Writes the manifest from the bundler's stats, whichever plugin built the container. */
export function containerManifestPlugin(
  { shared }: ContainerOptions,
  section: string,
  views: ContainerManifest['views'],
): RsbuildPlugin {
  return {
    name: 'linea:container-manifest',
    setup(api) {
      api.onAfterEnvironmentCompile(({ stats, environment }) => {
        if (!stats || !('compilation' in stats))
          throw new Error('There is one build of a section.');
        const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
        const uses = usedNames(stats.compilation, comparedModules, isSource);
        const used = uses[contractModule] ?? [];
        const manifest: ContainerManifest = {
          exposes: Object.fromEntries(
            Object.entries(namedChunkGroups)
              .filter(([name]) => name.startsWith(exposedChunkPrefix))
              .map(([name, { assets = [] }]) => [
                name.slice(exposedChunkPrefix.length),
                assets.map((asset) => asset.name).sort(),
              ]),
          ),
          views,
          shared: Object.fromEntries(
            Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
          ),
          react: reactIn(section),
          uses,
          usedTypes: {
            [contractModule]: typesOf(runtimeTypes, used),
            [exposedModule]: typesOf(exposedTypes, exposedKinds(Object.keys(views))),
          },
        };
        writeFileSync(
          join(environment.distPath, containerManifestName),
          `${JSON.stringify(manifest, null, 2)}\n`,
        );
      });
    },
  };
}

/** The version of the section's own React. */
function reactIn(section: string): string {
  return packageManifest(packageFolder(section, 'react')).version;
}

function typesOf(
  types: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): Record<string, string> {
  const known = new Map(Object.entries(types));
  return Object.fromEntries(names.map((name) => [name, known.get(name)?.[0] ?? '']));
}

/** The types of a section's modules: `search` has groups, all others have views. */
function exposedKinds(modules: readonly string[]): (keyof typeof exposedTypes)[] {
  const kinds = modules.map((name) => (name === 'search' ? 'ExposedSearch' : 'ExposedViews'));
  return [...new Set(kinds)].sort();
}

/**
 * Whether a file is a source of the section or of `shared`. Other packages do not count: libraries check themselves
 * for what only newer minors of React have.
 */
function isSource(file: string): boolean {
  // What plugins generate is in no file.
  if (file === sharedModulesFile || !isAbsolute(file)) return false;
  return /\.tsx?$/.test(file) || (/\.jsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file));
}
