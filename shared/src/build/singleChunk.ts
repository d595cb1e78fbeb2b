import type { Rspack } from '@rsbuild/core';

/**
 * A part that is loaded by itself, with all that it needs, in one file: what it shares with parts that
 * are asked for later would be files more of it. Those find it there; what a section exposes keeps its
 * own.
 *
 * @param name The part, as `webpackChunkName` says it where it is imported.
 */
export const singleChunk = (name: string): Rspack.OptimizationSplitChunksCacheGroup => ({
  name,
  enforce: true,
  chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('__federation_expose_'),
  test: (module, { chunkGraph }) =>
    chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name),
});
