import { parseArgs } from 'node:util';
import { buildOne } from '../build/build.ts';
import { readDeployment } from '../deployment.ts';
import { runProgram } from '../program.ts';
import { render } from './render.ts';

/**
 * `pnpm render`: writes every page with its content as a file, for hosts that only serve files; by
 * default of the site that `npm start` runs.
 */
await runProgram(async () => {
  const { values } = parseArgs({ options: { deployment: { type: 'string' } } });
  const deployment = readDeployment(values.deployment);
  await render(deployment, await buildOne('shell', console.log), console.log);
});
