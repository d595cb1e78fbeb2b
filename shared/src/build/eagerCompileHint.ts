import { rspack } from '@rsbuild/core';

/**
 * Says in the first line of every script that its functions are called when it arrives: Chrome then
 * compiles the file whole, beside the page, and not function by function in the page's own time. Other
 * browsers read a comment. Written after the minifier, which leaves no comments.
 *
 * @see docs/decisions/0017-scripts-are-compiled-beside-the-page.md
 */
export const eagerCompileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad\n',
  raw: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
