import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { portOf } from 'shared/build';
import { remoteNames } from 'shared/contract';
import sirv from 'sirv';
import { rsbuildProgram } from '../build/build.ts';
import { artefactFolder } from '../paths.ts';
import { readDeployment } from '../release/deployment.ts';
import { isFree } from '../site/freePorts.ts';

/**
 * `pnpm dev:live` in a section's folder: builds the section at every change as it would be published,
 * serves it on this computer, and says how one tab of the live site uses it.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { deployment: { type: 'string' } },
  });
  const remote = remoteNames.find((known) => known === positionals[0]);
  if (!remote) throw new Error(`Known sections: ${remoteNames.join(', ')}.`);
  const { site } = readDeployment(values.deployment);
  const port = await freePort(portOf(remote));
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const files = sirv(`${folder}/dist`, {
    dev: true,
    setHeaders: (response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      // Browsers ask before a public page may use what is on this computer.
      response.setHeader('Access-Control-Allow-Private-Network', 'true');
      response.setHeader('Cache-Control', 'no-store');
    },
  });
  createServer(files).listen(port, '127.0.0.1', () => {
    console.log(`\nOpen ${site}/?override=${remote}@http://localhost:${port}/remoteEntry.js`);
    console.log('Reload after a change. Ctrl-C stops it; the banner on the page leads back.\n');
  });
}

/** The first free port from `first` on: the section's own may be taken by `npm start`. */
async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 1000; port += 100) if (await isFree(port)) return port;
  throw new Error(`No port from ${first} on is free.`);
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
