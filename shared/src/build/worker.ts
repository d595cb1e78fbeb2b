import { defineConfig, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';

/** The build of the shell's service worker: one file, `worker.js`; publishing writes what it keeps in front of it. */
export function defineWorkerBuild(config: RsbuildConfig) {
  return defineConfig(
    mergeRsbuildConfig(
      {
        output: {
          target: 'web-worker',
          distPath: { root: 'dist-worker', js: '' },
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
        server: { publicDir: false },
        performance: { printFileSize: false },
        dev: { progressBar: false },
      },
      config,
    ),
  );
}
