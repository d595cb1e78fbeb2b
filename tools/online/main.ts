import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readDeployment } from '../deployment.ts';
import { repository } from '../paths.ts';
import { runProgram } from '../program.ts';
import { expectationNamed } from '../release/checks/finding.ts';
import { publishFolder } from './publishFolder.ts';

/**
 * `pnpm online --deployment <file>`: publishes a whole site into one folder, which a static host takes as it is:
 * docs/start.md.
 */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      deployment: { type: 'string' },
      force: { type: 'boolean' },
      expect: { type: 'string', multiple: true, default: [] },
    },
  });
  const { folder, ...deployment } = readDeployment(values.deployment);
  if (!folder) {
    throw new Error(
      'The deployment file names no "folder" for the whole site: docs/start.md. Other installations release each artefact: docs/deploy.md.',
    );
  }
  await publishFolder(
    { ...deployment, folder },
    {
      commit: execFileSync('git', ['rev-parse', 'HEAD'], {
        cwd: repository,
        encoding: 'utf8',
      }).trim(),
      force: values.force,
      expect: values.expect.map(expectationNamed),
      log: console.log,
    },
  );
  console.log(`The site is in ${folder}: upload the whole folder.`);
});
