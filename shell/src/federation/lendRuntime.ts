import * as core from '@module-federation/runtime/core';

/** Where remotes look for it; Module Federation chose the name (`experiments.externalRuntime`). */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core | undefined;
}

/** Lends the remotes Module Federation's core, which each would otherwise bring (docs/decisions/0011). */
export function lendRuntime(): void {
  globalThis._FEDERATION_RUNTIME_CORE = core;
}
