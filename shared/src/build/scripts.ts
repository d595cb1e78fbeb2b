import { defineConfig, type EnvironmentConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers, readers } from './browsers.ts';

/** The shell's builds besides the page: preload script, server programs, service worker. */
interface Programs {
  /** The script that runs before the shell's own; publishing adds it to every page. */
  preload: string;
  /** Render the shell's pages on Node, when they are published and for each request; not published. */
  server: Record<string, string>;
  /** Publishing writes the list of files to cache in front of it. */
  'service-worker': string;
}

/** The builds of the shell beside its page, each in a folder of its own. */
export function defineProgramBuilds(entries: Programs) {
  return defineConfig({
    environments: {
      preload: mergeRsbuildConfig<EnvironmentConfig>(
        program('preload', { preload: entries.preload }),
        script('web', readers),
      ),
      'service-worker': mergeRsbuildConfig<EnvironmentConfig>(
        program('service-worker', { worker: entries['service-worker'] }),
        script('web-worker', browsers),
      ),
      server: mergeRsbuildConfig<EnvironmentConfig>(program('server', entries.server), {
        plugins: [pluginReact()],
        output: { target: 'node', minify: false },
      }),
    },
    server: { publicDir: false },
    dev: { progressBar: false },
  });
}

function program(name: keyof Programs, entry: Record<string, string>): EnvironmentConfig {
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
