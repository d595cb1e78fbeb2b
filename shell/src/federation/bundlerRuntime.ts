import { init } from '@module-federation/runtime';
import type { Federation } from '@module-federation/webpack-bundler-runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { init as start } from '@module-federation/webpack-bundler-runtime/dist/init.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

/** What the runtime is made of, of which the shell has what its page needs. */
type Parts = Pick<Federation, 'attachShareScopeMap' | 'bundlerRuntimeOptions'> & {
  runtime: Partial<Federation['runtime']>;
  bundlerRuntime: Partial<Federation['bundlerRuntime']>;
};

/**
 * Stands in the shell's build for Module Federation's bundler runtime: its parts, without those for
 * remotes that a build names, and for shared libraries with a copy in reserve. We have neither.
 */
export default {
  runtime: { init },
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry,
    init: start,
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
} satisfies Parts;
