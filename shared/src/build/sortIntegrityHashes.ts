import type { Rspack } from '@rsbuild/core';

const lists = /(?<=sri(?:ExtractCss)?Hashes\s*=\s*\{)[^}]*(?=\})/g;

/**
 * Puts the lists of chunk hashes in a remote entry in the order of its chunks. The bundler writes them
 * in the order in which it happened to finish: on a busy machine the same sources made another entry.
 */
export const sortIntegrityHashes = {
  name: 'sort-hashes',
  apply(compiler: Rspack.Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('sort-hashes', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'sort-hashes', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.getAsset('remoteEntry.js');
          if (!entry) return;
          const text = entry.source.source().toString();
          compilation.updateAsset(entry.name, new sources.RawSource(sorted(text)));
        },
      );
    });
  },
};

/** @param text A remote entry with its lists `sriHashes={3:"sha256-…",1:"sha256-…"}`. */
export function sorted(text: string): string {
  return text.replace(lists, (hashes) =>
    hashes
      .split(',')
      .sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10))
      .join(','),
  );
}
