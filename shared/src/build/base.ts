import { defineConfig, mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import tailwind from '@tailwindcss/postcss';
import { browsers } from './browsers.ts';
import { insertStyleSheet } from './insertStyleSheet.ts';
import { thirdPartyLicences } from './licences.ts';
import { showTypeErrors } from './showTypeErrors.ts';

/** A lazy chunk that takes longer counts as failed. */
const chunkLoadTimeoutMs = 15_000;

/**
 * Starts every script with a comment that makes Chrome compile the whole file off the main thread when
 * it arrives, and not function by function on the main thread; other browsers ignore it. It is added
 * after the minifier, which removes comments.
 *
 * @see docs/decisions/0011-start-up-order.md
 */
const eagerCompileHint = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad\n',
  raw: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** What the builds of the shell and of every section have in common. */
export function withBase(config: RsbuildConfig): RsbuildConfig {
  const isProduction = process.env.NODE_ENV === 'production';
  const base = defineConfig({
    plugins: [pluginReact(), showTypeErrors],
    // Some libraries contain `import.meta.url`, which would publish a path of the builder's machine.
    source: { define: { 'import.meta.url': JSON.stringify('file:///') } },
    tools: {
      cssExtract: { pluginOptions: { insert: insertStyleSheet } },
      postcss: (_, { addPlugins }) => addPlugins(tailwind({ optimize: false })),
      rspack: [
        {
          output: { chunkLoadTimeout: chunkLoadTimeoutMs },
          // The default ids are hashes of paths, so that two checkouts of one commit would build
          // different bytes. A development server keeps them: hot updates need ids that last.
          ...(isProduction
            ? {
                optimization: { moduleIds: 'natural', chunkIds: 'natural' },
                plugins: [eagerCompileHint],
              }
            : {}),
        },
        (_, { target, appendPlugins }) => {
          if (isProduction && target === 'web') appendPlugins(thirdPartyLicences);
        },
      ],
    },
    output: {
      // A development server keeps its files in memory and must not delete a production build.
      cleanDistPath: process.env.NODE_ENV !== 'development',
      // Where a file is published is decided when it is published, not when it is built.
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: browsers,
    },
    html: { scriptLoading: 'defer', crossorigin: 'anonymous' },
    // SHA-256 is enough: every entry lists a hash per file, so longer ones would cost bytes.
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    splitChunks: { preset: 'none' },
    performance: { printFileSize: false },
    dev: { lazyCompilation: false, progressBar: false },
    // Without a host, development servers would be reachable from the network.
    server: { host: 'localhost', strictPort: true, printUrls: false, cors: { origin: '*' } },
  });
  return mergeRsbuildConfig(base, config);
}
