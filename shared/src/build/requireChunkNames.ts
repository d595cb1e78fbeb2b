import type { Rspack } from '@rsbuild/core';

/**
 * Fails the build for each `import()` whose chunk has no name. Rspack numbers chunks by their names, and those
 * without one by paths: in another checkout, or in a repository of its own, the same section would have other
 * numbers and so other bytes.
 */
export const requireChunkNames = {
  name: 'require-chunk-names',
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(this.name, () => {
        for (const chunk of compilation.chunks) {
          if (chunk.name) continue;
          const requests = [...chunk.groupsIterable].flatMap(({ origins }) =>
            origins.map(({ request }) => request),
          );
          const what = [...new Set(requests.filter((request) => request !== undefined))].join(', ');
          compilation.errors.push(
            new compiler.rspack.WebpackError(
              `import('${what}') needs a name, so that all checkouts build the same: import(/* webpackChunkName: "…" */ '${what}').`,
            ),
          );
        }
      });
    });
  },
};
