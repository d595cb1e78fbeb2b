import type { Rspack } from '@rsbuild/core';

const name = 'retry-query';

/**
 * The method of CssExtractRspackPlugin that returns the file of a chunk's styles; its name is not
 * documented.
 */
const styleFilename = '__webpack_require__.miniCssF';

/**
 * Requests a section's chunks with the query of its entry. The shell retries an entry under another query
 * (`?retry=2`); chunks without it would get the browser's hung or refused response again.
 */
export const retryQuery = {
  name,
  apply(compiler: Rspack.Compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.rspack;

    class RetryQuery extends RuntimeModule {
      constructor() {
        super(name, RuntimeModule.STAGE_ATTACH);
      }

      override generate() {
        const addQuery = (filename: string) =>
          `if (${filename}) { const plain = ${filename}; ${filename} = (chunk) => plain(chunk) + query; }`;
        return `const query = document.currentScript ? new URL(document.currentScript.src).search : '';
if (query) { ${addQuery(RuntimeGlobals.getChunkScriptFilename)} ${addQuery(styleFilename)} }`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryQuery());
      });
    });
  },
};
