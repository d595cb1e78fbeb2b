import type { Rspack } from '@rsbuild/core';
import { exposedChunkPrefix } from './federation.ts';

/**
 * A cache group that keeps a lazy chunk and everything that it needs in one file. Modules that it shares
 * with chunks loaded later would otherwise be more files to request; those chunks find them here.
 * Exposed modules keep their own copies.
 *
 * @param name The chunk's `webpackChunkName`.
 */
export const singleChunk = (name: string): Rspack.OptimizationSplitChunksCacheGroup => ({
  name,
  enforce: true,
  chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith(exposedChunkPrefix),
  test: (module, { chunkGraph }) =>
    chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
});
