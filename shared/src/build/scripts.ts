import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';

/** A build of the shell that is one script, which publishing puts where it belongs. */
function defineScriptBuild(folder: string, target: 'web' | 'web-worker', config: RsbuildConfig) {
  return defineConfig(
    mergeRsbuildConfig(
      {
        output: {
          target,
          distPath: { root: folder, js: '' },
          filename: { js: '[name].js' },
          cleanDistPath: true,
          legalComments: 'none',
          overrideBrowserslist: [
            'chrome >= 111',
            'edge >= 111',
            'firefox >= 114',
            'safari >= 16.4',
          ],
        },
        tools: { htmlPlugin: false },
        server: { publicDir: false },
        performance: { printFileSize: false },
        dev: { progressBar: false },
      },
      config,
    ),
  );
}

/** The shell's service worker: publishing writes what it keeps in front of it. */
export function defineWorkerBuild(config: RsbuildConfig) {
  return defineScriptBuild('dist-service-worker', 'web-worker', config);
}

/** The script that runs before the shell itself: publishing names it in every page. */
export function definePreloadBuild(config: RsbuildConfig) {
  return defineScriptBuild('dist-preload', 'web', config);
}
