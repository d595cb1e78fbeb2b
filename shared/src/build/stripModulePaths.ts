import type { Rspack } from '@rsbuild/core';

const naming = /^(;?)\/\/ (?:CONCATENATED MODULE|NAMESPACE OBJECT|EXTERNAL MODULE): .*$/gm;

/**
 * Takes out the comments in which the bundler names modules by their place on this machine, before
 * the minifier counts letters in them to choose its short names: another path made other names.
 */
export const stripModulePaths = {
  name: 'forget-paths',
  apply(compiler: Rspack.Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('forget-paths', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'forget-paths', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          for (const name of Object.keys(assets).filter((asset) => asset.endsWith('.js'))) {
            const text = compilation.getAsset(name)?.source.source().toString() ?? '';
            const without = text.replaceAll(naming, '$1');
            if (without !== text) compilation.updateAsset(name, new sources.RawSource(without));
          }
        },
      );
    });
  },
};
