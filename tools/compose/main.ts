import { parseArgs } from 'node:util';
import { readDeployment } from '../deployment.ts';
import { repeat, runProgram } from '../program.ts';
import { composeRegistry } from '../registry/composeRegistry.ts';

const everyMs = 2000;

/**
 * `pnpm compose`: writes the entries of the sections' teams into the registry, until Ctrl-C; with `--once`, it
 * does so once.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: { deployment: { type: 'string' }, once: { type: 'boolean' } },
  });
  const deployment = readDeployment(values.deployment);
  if (deployment.registryIsReadOnly) {
    throw new Error('The deployment file names no "registry" to compose.');
  }
  if (values.once) return composeRegistry(deployment, console.error);
  console.log(`Composing the registry of ${deployment.site} (Ctrl-C stops it).`);
  let lastSaid = '';
  await repeat(everyMs, async () => {
    const messages: string[] = [];
    // A registry that cannot be read or written now may be available at the next attempt.
    await composeRegistry(deployment, (line) => messages.push(line)).catch((error: Error) =>
      messages.push(error.message),
    );
    const lines = messages.sort().join('\n');
    if (lines && lines !== lastSaid) console.error(lines);
    lastSaid = lines;
  });
});
