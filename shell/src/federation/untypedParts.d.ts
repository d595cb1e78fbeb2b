/** Parts of Module Federation's bundler runtime that come without types of their own. */
type BundlerRuntimeParts = NonNullable<
  import('@module-federation/webpack-bundler-runtime').Federation['bundlerRuntime']
>;

declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: BundlerRuntimeParts['consumes'];
}

declare module '@module-federation/webpack-bundler-runtime/dist/init.js' {
  export const init: BundlerRuntimeParts['init'];
}

declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export const installInitialConsumes: BundlerRuntimeParts['installInitialConsumes'];
}
