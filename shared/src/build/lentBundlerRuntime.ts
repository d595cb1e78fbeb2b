/**
 * Stands in every remote's build for Module Federation's bundler runtime: 11 KB of each entry, the
 * same in all of them. The shell lends its own (`shell/src/federation/lendRuntime.ts`).
 */
declare global {
  var lendBundlerRuntime: (() => unknown) | undefined;
}

export default globalThis.lendBundlerRuntime?.();
