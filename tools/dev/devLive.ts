import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { overridePortOf } from 'shared/build';
import type { RemoteName } from 'shared/contract';
import sirv from 'sirv';
import { rsbuildProgram } from '../build/build.ts';
import { readDeployment } from '../deployment.ts';
import { artefactFolder } from '../paths.ts';
import { onStopSignal } from '../program.ts';
import { isFree } from '../site/freePorts.ts';

/**
 * `pnpm dev:live` in a section's folder: makes a production build on every change, serves it on this
 * computer, and prints the URL that overrides the section in one tab of the live site.
 */
export async function developLive(remote: RemoteName, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { deployment: { type: 'string' } } });
  const { site } = readDeployment(values.deployment);
  const port = overridePortOf(remote);
  if (!(await isFree(port))) throw new Error(`Port ${port} is taken: stop what uses it.`);
  const folder = artefactFolder(remote);

  const builder = spawn(process.execPath, [rsbuildProgram(folder), 'build', '--watch'], {
    cwd: folder,
    // React cannot mix a development build with the live site's production build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => {
    builder.kill('SIGTERM');
    process.exit();
  };
  onStopSignal(stop);

  const files = sirv(`${folder}/dist`, {
    dev: true,
    setHeaders: (response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      // Required by browsers before a public page may request this computer (Private Network Access).
      response.setHeader('Access-Control-Allow-Private-Network', 'true');
      response.setHeader('Cache-Control', 'no-store');
    },
  });
  createServer(files).listen(port, '127.0.0.1', () => {
    console.log(`\nOpen ${site}/?override=${remote}@http://localhost:${port}/remoteEntry.js`);
    console.log('Reload after a change. Ctrl-C stops it; the banner on the page leads back.\n');
  });
}
