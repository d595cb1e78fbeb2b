/** Publishes one version on a message: a process that tests kill or run concurrently. */
import { remoteNames } from 'shared/contract';
import { readDeployment } from '../../tools/deployment.ts';
import { createReleaseRecord } from '../../tools/registry/sectionRecord.ts';
import { publish } from '../../tools/release/release.ts';
import { sectionIn } from '../../tools/release/section.ts';

const [file = '', name = '', dist = '', version = ''] = process.argv.slice(2);
const remote = remoteNames.find((known) => known === name);
if (!remote) throw new Error(`No section is called ${name}.`);
const deployment = readDeployment(file);
process.on('disconnect', () => process.exit());
process.once('message', async () => {
  const publishedAt = '2026-11-20T12:00:00.000Z';
  const record = createReleaseRecord(remote, dist, { version, commit: 'test', publishedAt });
  const section = sectionIn(deployment, remote);
  await publish(section, section.candidate(record, dist));
  process.exit(0);
});
process.send?.('ready');
