import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import tailwind from '@tailwindcss/postcss';
import { eagerCompileHint } from './eagerCompileHint.ts';
import { stripModulePaths } from './stripModulePaths.ts';

/** How long a lazy chunk may take before it counts as failed, in milliseconds. */
const chunkLoadTimeout = 15_000;

/** What all seven builds have in common. */
export function withBase(config: RsbuildConfig): RsbuildConfig {
  const base = defineConfig({
    plugins: [pluginReact()],
    // Where a library lies on the builder's machine is nobody's business, and differs on the next.
    source: { define: { 'import.meta.url': JSON.stringify('file:///') } },
    tools: {
      postcss: (_, { addPlugins }) => addPlugins(tailwind({ optimize: false })),
      rspack: {
        output: { chunkLoadTimeout },
        // The usual ids are hashes of paths: two checkouts of one commit would build other bytes.
        // A development server keeps them, because its updates need ids that last.
        ...(process.env.NODE_ENV === 'production'
          ? {
              optimization: { moduleIds: 'natural', chunkIds: 'natural' },
              plugins: [stripModulePaths, eagerCompileHint],
            }
          : {}),
      },
    },
    output: {
      // A development server keeps its files in memory, and leaves alone what was built.
      cleanDistPath: process.env.NODE_ENV !== 'development',
      // The address of a file is decided where it is published, never where it is built.
      assetPrefix: 'auto',
      legalComments: 'none',
      overrideBrowserslist: ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'],
    },
    html: { scriptLoading: 'defer', crossorigin: 'anonymous' },
    // As good for this as the longer ones, and every entry lists one for each of its files.
    security: { sri: { enable: 'auto', algorithm: 'sha256' } },
    splitChunks: { preset: 'none' },
    performance: { printFileSize: false },
    dev: { lazyCompilation: false, progressBar: false },
    // Every server listens on this machine only.
    server: { host: 'localhost', strictPort: true, printUrls: false, cors: { origin: '*' } },
  });
  return mergeRsbuildConfig(base, config);
}
