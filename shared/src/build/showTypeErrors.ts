import { execFile } from 'node:child_process';
import type { HotClient, RsbuildDevServer, RsbuildPlugin } from '@rsbuild/core';
import { packageFolder } from './installedPackages.ts';

/**
 * Development only: shows type errors in the overlay, as the bundler does with syntax errors. TypeScript runs beside
 * the build, so that no update waits for it.
 */
export const showTypeErrors: RsbuildPlugin = {
  name: 'type-errors',
  apply: 'serve',
  setup({ context, onBeforeStartDevServer, onAfterDevCompile }) {
    const { rootPath } = context;
    const program = `${packageFolder(rootPath, 'typescript')}/bin/tsc`;
    let environments: RsbuildDevServer['environments'] = {};
    let check = new AbortController();
    let found = '';
    const show = ({ send }: HotClient) => {
      const html = found.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      if (found) send('errors', { text: [found], html });
    };
    onBeforeStartDevServer(({ server }) => {
      ({ environments } = server);
      for (const { hot } of Object.values(environments)) hot.onConnect(show);
    });
    onAfterDevCompile(({ stats }) => {
      check.abort();
      check = new AbortController();
      found = '';
      if (stats.hasErrors()) return;
      const options = { cwd: rootPath, signal: check.signal };
      execFile(
        process.execPath,
        [program, '-p', '.', '--pretty', 'false'],
        options,
        (_, output) => {
          if (options.signal.aborted || !output) return;
          found = output;
          console.error(found);
          for (const { hot } of Object.values(environments)) show(hot);
        },
      );
    });
  },
};
