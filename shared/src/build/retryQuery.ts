import type { Rspack } from '@rsbuild/core';

/**
 * Asks for a section's chunks with the query of its entry's own address. The page adds one whenever it
 * asks for an entry again (`?retry=2`), and without it here the browser would answer a request for
 * the chunks with the one that hangs, or with the broken file that it has just refused.
 */
export const retryQuery = {
  name: 'retried-addresses',
  apply(compiler: Rspack.Compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;
    const script = RuntimeGlobals.getChunkScriptFilename;
    const style = '__webpack_require__.miniCssF';

    class RetriedAddresses extends RuntimeModule {
      constructor() {
        super('retried addresses', RuntimeModule.STAGE_ATTACH);
      }

      override generate() {
        const extend = (name: string) =>
          `if (${name}) { const plain = ${name}; ${name} = (chunk) => plain(chunk) + query; }`;
        return `const query = document.currentScript ? new URL(document.currentScript.src).search : '';
if (query) { ${extend(script)} ${extend(style)} }`;
      }
    }

    compiler.hooks.thisCompilation.tap('retried-addresses', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('retried-addresses', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetriedAddresses());
      });
    });
  },
};
