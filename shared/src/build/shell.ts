import { fileURLToPath } from 'node:url';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { withBase } from './base.ts';
import { serveDevRegistry } from './devRegistry.ts';
import { portOf } from './ports.ts';

const refreshHook = fileURLToPath(new URL('./refreshHook.ts', import.meta.url));

/** The whole build of the shell: the only page, and the provider of every singleton. */
export function defineShellBuild(config: RsbuildConfig) {
  return defineConfig(({ command }) =>
    withBase({
      ...config,
      source: { ...config.source, ...(command === 'dev' ? { preEntry: refreshHook } : {}) },
      // Its pages lie at many depths, so its files are named from the root of its origin.
      output: { ...config.output, assetPrefix: '/' },
      performance: {
        ...config.performance,
        // It would be found only in the styles, and come after all scripts: words would jump then.
        preload: { type: 'all-assets', include: [/grotesque-latin-wght-.*\.woff2$/] },
      },
      server: {
        ...config.server,
        port: portOf('shell'),
        // Every address is a page, also one with a dot in it.
        historyApiFallback: { disableDotRule: true },
        setup: ({ action, server }) => {
          if (action === 'dev') server.middlewares.use(serveDevRegistry);
        },
      },
      dev: { ...config.dev, client: { host: 'localhost', port: portOf('shell') } },
    }),
  );
}
