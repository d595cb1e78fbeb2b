import { createRequire } from 'node:module';

/**
 * Rspack resolves Module Federation's runtime with `require` and so bundles its CommonJS build,
 * which cannot be tree-shaken: it made a remote entry 14 KB (gzip) heavier. These aliases lead to
 * the same packages' ES modules.
 */
export function esmRuntimeAliases(): Record<string, string> {
  return Object.fromEntries(
    commonJsRuntimes().map((file) => [file, file.replace(/\.cjs$/, '.js')]),
  );
}

/** Leads a build past Module Federation's bundler runtime to the module that stands for it. */
export function bundlerRuntimeAlias(file: string): Record<string, string> {
  const [, bundlerRuntime] = commonJsRuntimes();
  return { [bundlerRuntime]: file };
}

function commonJsRuntimes(): [string, string] {
  const fromHere = createRequire(import.meta.url);
  const fromEnhanced = createRequire(fromHere.resolve('@module-federation/enhanced'));
  const fromTools = createRequire(fromEnhanced.resolve('@module-federation/runtime-tools'));
  return [
    fromTools.resolve('@module-federation/runtime'),
    fromTools.resolve('@module-federation/webpack-bundler-runtime'),
  ];
}
