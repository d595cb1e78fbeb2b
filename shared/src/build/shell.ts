import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { withBase } from './base.ts';
import { serveDevRegistry } from './devRegistry.ts';
import { federationDefaults, shellShared } from './federation.ts';
import { lentStart } from './lentStart.ts';
import { portOf } from './ports.ts';
import { withoutSnapshots } from './withoutSnapshots.ts';

const refreshHook = fileURLToPath(new URL('./refreshHook.ts', import.meta.url));

/** The whole build of the shell: the only page, and the provider of every singleton. */
export function defineShellBuild(config: RsbuildConfig) {
  const { plugins = [], ...rest } = config;
  return defineConfig(({ command }) =>
    withBase({
      ...rest,
      source: { ...rest.source, ...(command === 'dev' ? { preEntry: refreshHook } : {}) },
      // Its pages lie at many depths, so its files are named from the root of its origin.
      output: { ...rest.output, assetPrefix: '/' },
      performance: {
        ...rest.performance,
        // It would be found only in the styles, and come after all scripts: words would jump then.
        preload: { type: 'all-assets', include: [/grotesque-latin-wght-.*\.woff2$/] },
      },
      server: {
        ...rest.server,
        port: portOf('shell'),
        // Every address is a page, also one with a dot in it.
        historyApiFallback: { disableDotRule: true },
        setup: ({ action, server }) => {
          if (action === 'dev') server.middlewares.use(serveDevRegistry);
        },
      },
      dev: { ...rest.dev, client: { host: 'localhost', port: portOf('shell') } },
      plugins: [
        ...plugins,
        lentStart('shell'),
        withoutSnapshots,
        pluginModuleFederation({
          ...federationDefaults,
          name: 'shell',
          // Remotes are data, read from the registry at run time.
          remotes: {},
          shared: shellShared(),
          manifest: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    }),
  );
}
