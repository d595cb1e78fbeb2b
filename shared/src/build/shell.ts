import { fileURLToPath } from 'node:url';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { withBase } from './base.ts';
import { serveDevRegistry } from './devRegistry.ts';
import { portOf } from './ports.ts';

const refreshHook = fileURLToPath(new URL('./refreshHook.ts', import.meta.url));

/** The whole build of the shell's page. */
export function defineShellBuild(config: RsbuildConfig) {
  return defineConfig(({ command }) =>
    withBase({
      ...config,
      source: { ...config.source, ...(command === 'dev' ? { preEntry: refreshHook } : {}) },
      // The pages lie at many depths, so files are addressed from the root of the origin.
      output: { ...config.output, assetPrefix: '/' },
      performance: {
        ...config.performance,
        // If only the styles named the font, it would load after all scripts and shift the text.
        preload: { type: 'all-assets', include: [/grotesque-latin-wght-.*\.woff2$/] },
      },
      server: {
        ...config.server,
        port: portOf('shell'),
        // URLs with a dot are pages too.
        historyApiFallback: { disableDotRule: true },
        setup: ({ action, server }) => {
          if (action === 'dev') server.middlewares.use(serveDevRegistry);
        },
      },
      dev: { ...config.dev, client: { host: 'localhost', port: portOf('shell') } },
    }),
  );
}
