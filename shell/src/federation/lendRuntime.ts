import type { init } from '@module-federation/runtime';
import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
import own from './bundlerRuntime.ts';

/** Where remotes look for it: `shared/src/build/lentBundlerRuntime.ts`. */
declare global {
  var lendBundlerRuntime: (() => unknown) | undefined;
}

/** Lends the remotes Module Federation's runtime, which each would otherwise bring (docs/decisions/0011). */
export function lendRuntime(): void {
  globalThis.lendBundlerRuntime = runtimeOfRemote;
}

/** The shell's own, with a remote's state in it instead of the shell's. */
function runtimeOfRemote() {
  return {
    ...own,
    runtime: { init: initRemote },
    bundlerRuntime: { ...own.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  };
}

/** As the runtime's own, which would take the remote for the page's host from then on. */
const initRemote: typeof init = (options) => {
  const { __INSTANCES__: instances } = CurrentGlobal.__FEDERATION__;
  const known = instances.find((instance) => instance.options.name === options.name);
  const named = { ...options, id: options.id ?? '' };
  if (known) {
    known.initOptions(named);
    return known;
  }
  const instance = new ModuleFederation(named);
  setGlobalFederationInstance(instance);
  return instance;
};
