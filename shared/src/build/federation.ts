import { createRequire } from 'node:module';
import { contractVersion } from '../contract/remotes.ts';

const require = createRequire(import.meta.url);

const reactVersion: string = require('react/package.json').version;

/** The version under which `shared/runtime` and `shared/zod` are offered and asked for. */
const runtimeVersion = `${contractVersion}.0.0`;

const singletons = {
  react: reactVersion,
  'react/jsx-runtime': reactVersion,
  'react/jsx-dev-runtime': reactVersion,
  'react-dom': reactVersion,
  'shared/runtime': runtimeVersion,
  'shared/zod': runtimeVersion,
};

/** A package of which the shell lends code to the remotes, so that none carries a copy. */
interface Lent {
  name: string;
  version: string;
}

/** Module Federation's own runtime (`lentBundlerRuntime.ts`). */
export const lentRuntime: Lent = {
  name: '@module-federation/webpack-bundler-runtime',
  version: require('@module-federation/runtime/package.json').version,
};

/** Rspack, which wrote the start of every build (`lentStart.ts`). */
export const lentRspack: Lent = createRequire(require.resolve('@rsbuild/core'))(
  '@rspack/core/package.json',
);

/** The versions of what the shell offers, for its published record. */
export function providedVersions(): Record<string, string> {
  const lent = [lentRuntime, lentRspack].map(({ name, version }) => [name, version]);
  return { ...singletons, ...Object.fromEntries(lent) };
}

function forEachSingleton<Options>(options: (version: string) => Options) {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, version]) => [name, options(version)]),
  );
}

/**
 * What the shell offers: each singleton once, in its first chunk, so that it starts without an
 * asynchronous boundary.
 */
export function shellShared() {
  return forEachSingleton((version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: `^${version}`,
  }));
}

/**
 * What a remote asks for. It carries no copy of its own (`import: false`): that keeps its entry
 * small and makes a second React impossible.
 */
export function remoteShared() {
  return forEachSingleton((version) => ({
    singleton: true,
    import: false as const,
    requiredVersion: `^${version}`,
  }));
}

/** Federation settings that the shell and the remotes have in common, see docs/decisions/0003. */
export const federationDefaults = {
  // The contract is types in the workspace; nothing is downloaded to know it.
  dts: false,
  // `version-first`, the default, fetches every remote at start: one dead remote blanks the page.
  shareStrategy: 'loaded-first',
} as const;
