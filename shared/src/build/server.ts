import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * The build of the program that draws the shell's pages before anybody asks for them. It runs on
 * Node, where a page is published, and is no part of what is published.
 */
export function defineServerBuild(config: RsbuildConfig) {
  return defineConfig(
    mergeRsbuildConfig(
      {
        plugins: [pluginReact()],
        output: {
          target: 'node',
          distPath: { root: 'dist-server' },
          cleanDistPath: true,
          legalComments: 'none',
          minify: false,
        },
        server: { publicDir: false },
        performance: { printFileSize: false },
        dev: { progressBar: false },
      },
      config,
    ),
  );
}
