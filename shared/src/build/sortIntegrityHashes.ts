import type { Rspack } from '@rsbuild/core';

const hashLists = /(?<=sri(?:ExtractCss)?Hashes\s*=\s*\{)[^}]*(?=\})/g;

/**
 * Sorts the chunk hashes in our own remote entry. Rspack writes them in the order in which it finished the
 * chunks, so that one build in about sixty had other bytes; no setting of it sorts them.
 */
export const sortIntegrityHashes = {
  name: 'sort-integrity-hashes',
  apply(compiler: Rspack.Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: this.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
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

/** @param text A remote entry with lists such as `sriHashes={3:"sha256-…",1:"sha256-…"}`. */
export function sorted(text: string): string {
  return text.replace(hashLists, (hashes) =>
    hashes
      .split(',')
      .sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10))
      .join(','),
  );
}
