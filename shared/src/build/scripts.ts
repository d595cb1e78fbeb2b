import { defineConfig, type EnvironmentConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers, readers } from './browsers.ts';

type Program = 'preload' | 'server' | 'service-worker';

/**
 * The shell's builds beside its page, each in a folder of its own: the script that runs before the shell's own,
 * the service worker, and the programs that render on Node, which are not published.
 */
export function defineProgramBuilds(entries: Record<Program, Record<string, string>>) {
  return defineConfig({
    environments: {
      preload: mergeRsbuildConfig<EnvironmentConfig>(
        program('preload', entries.preload),
        script('web', readers),
      ),
      'service-worker': mergeRsbuildConfig<EnvironmentConfig>(
        program('service-worker', entries['service-worker']),
        script('web-worker', browsers),
      ),
      server: mergeRsbuildConfig<EnvironmentConfig>(program('server', entries.server), {
        plugins: [pluginReact()],
        // One file each: the shell's server file is published alone, and its process may read no other.
        output: { target: 'node', minify: true },
        splitChunks: false,
        tools: { rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } },
      }),
    },
    server: { publicDir: false },
    dev: { progressBar: false },
  });
}

function program(name: Program, entry: Record<string, string>): EnvironmentConfig {
  return {
    source: { entry },
    output: { distPath: { root: `dist-${name}` }, cleanDistPath: true, legalComments: 'none' },
    performance: { printFileSize: false },
  };
}

function script(target: 'web' | 'web-worker', overrideBrowserslist: string[]): EnvironmentConfig {
  return {
    output: {
      target,
      distPath: { js: '' },
      filename: { js: '[name].js' },
      overrideBrowserslist,
    },
    tools: { htmlPlugin: false },
  };
}
