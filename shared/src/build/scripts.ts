import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browsers } from './base.ts';

/** A build of the shell beside its page: one program, which publishing puts where it belongs. */
function defineProgramBuild(folder: string, own: RsbuildConfig, config: RsbuildConfig) {
  const common: RsbuildConfig = {
    output: { distPath: { root: folder }, cleanDistPath: true, legalComments: 'none' },
    server: { publicDir: false },
    performance: { printFileSize: false },
    dev: { progressBar: false },
  };
  return defineConfig(mergeRsbuildConfig(common, own, config));
}

function defineScriptBuild(folder: string, target: 'web' | 'web-worker', config: RsbuildConfig) {
  const script: RsbuildConfig = {
    output: {
      target,
      distPath: { js: '' },
      filename: { js: '[name].js' },
      overrideBrowserslist: browsers,
    },
    tools: { htmlPlugin: false },
  };
  return defineProgramBuild(folder, script, config);
}

/** The service worker; publishing writes the list of files to cache in front of it. */
export function defineWorkerBuild(config: RsbuildConfig) {
  return defineScriptBuild('dist-service-worker', 'web-worker', config);
}

/** The script that runs before the shell's own; publishing adds it to every page. */
export function definePreloadBuild(config: RsbuildConfig) {
  return defineScriptBuild('dist-preload', 'web', config);
}

/** The program that renders the shell's pages on Node when they are published; it is not published. */
export function defineServerBuild(config: RsbuildConfig) {
  const server: RsbuildConfig = {
    plugins: [pluginReact()],
    output: { target: 'node', minify: false },
  };
  return defineProgramBuild('dist-server', server, config);
}
