import { parseArgs } from 'node:util';
import { readDeployment } from '../deployment.ts';
import { repeat, runProgram } from '../program.ts';
import { channelsIn, tellTeam } from './tellTeam.ts';
import { watchHealth } from './watchHealth.ts';

const defaultSeconds = 60;

/**
 * `pnpm watch`: rolls back versions that fail more often than what they replaced, and tells their teams, until
 * Ctrl-C; with `--once`, it looks once. By default the site that `npm start` runs.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      deployment: { type: 'string' },
      once: { type: 'boolean' },
      every: { type: 'string', default: String(defaultSeconds) },
    },
  });
  const seconds = Number(values.every);
  if (!(seconds >= 1)) throw new Error(`--every needs a number of seconds, not "${values.every}".`);
  const deployment = readDeployment(values.deployment);
  const channels = channelsIn(process.env);
  const look = () =>
    watchHealth({
      deployment,
      log: console.log,
      tell: (alarm) => tellTeam(deployment.site, alarm, channels),
    });
  if (values.once) {
    await look();
    return;
  }
  console.log(`Watching ${deployment.site} every ${seconds} seconds (Ctrl-C stops it).`);
  // A registry or a backend that does not answer now may answer at the next look.
  await repeat(seconds * 1000, async () => {
    await look().catch((error: Error) => console.error(error.message));
  });
});
