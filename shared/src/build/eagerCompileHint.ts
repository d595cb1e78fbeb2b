import { rspack } from '@rsbuild/core';

/**
 * Starts every script with a comment that makes Chrome compile the whole file off the main thread when
 * it arrives, and not function by function on the main thread; other browsers ignore it. It is added
 * after the minifier, which removes comments.
 *
 * @see docs/decisions/0011-start-up-order.md
 */
export const eagerCompileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad\n',
  raw: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
