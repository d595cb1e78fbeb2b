import * as core from '@module-federation/runtime/core';

/** Where remotes look for it; Module Federation chose the name (`experiments.externalRuntime`). */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

/** Lends the remotes Module Federation's core: each would otherwise bring its own, 10 KB of it. */
export function lendRuntime(): void {
  globalThis._FEDERATION_RUNTIME_CORE = core;
}
