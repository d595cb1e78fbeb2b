import { parseArgs } from 'node:util';
import type { RegistryEntry } from 'shared/registry';
import type { Artefact } from '../build/build.ts';
import { environmentBefore, readDeployment } from '../deployment.ts';
import type { Command } from './command.ts';

const usage = `In a section's folder or in the shell's, with pnpm:
  check                answers "can I deploy?" and changes nothing (sections)
  preview              publishes a preview, with a link that shows it in one tab (sections)
  release              makes this version live
  release --canary 10  starts a canary for 10 % of visitors
  promote              makes the canary live; a section's is aborted if it fails more often
  promote --to production
                       makes what is live in the environment before it live there, without a build
  abort                ends the canary
  rollback             makes the previous version live again
  releases             lists what is live
  releases --prune     also removes versions that have been unused for 30 days (--days),
                       and previews after two weeks
Options: --deployment <file> (or DEPLOYMENT), by default the site that npm start runs, and in a
    repository of a section's own its deployment.json;
  --environment <name> (or DEPLOYMENT_ENVIRONMENT), where the file names environments;
  --force releases, previews or promotes to an environment despite failed checks, promotes a canary
    without comparing, and rolls back or aborts without checking;
  --uncommitted allows uncommitted changes.`;

function describe(name: string, entry: RegistryEntry): string {
  const line = (channel: string, { version, commit, publishedAt }: Omit<RegistryEntry, 'entry'>) =>
    `  ${channel.padEnd(10)}${version}  ${publishedAt}  commit ${commit.slice(0, 10)}`;
  const { canary, previous, good = [], older = [] } = entry;
  return [
    `${name} now:`,
    line('live', entry),
    ...(canary ? [`${line('canary', canary)}  for ${canary.percentage} %`] : []),
    ...(previous ? [line('previous', previous)] : []),
    ...good.map((version) => line('good', version)),
    ...older.map((version) => `  ${'older'.padEnd(10)}${version}`),
  ].join('\n');
}

/**
 * Runs a release command and prints what is live then.
 *
 * @param args The command's name and its options.
 * @throws Error with the usage when there is no such command.
 */
export async function runReleaseCommand(
  artefact: Artefact,
  commands: ReadonlyMap<string, Command>,
  args: string[],
): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      deployment: { type: 'string' },
      environment: { type: 'string' },
      to: { type: 'string' },
      canary: { type: 'string' },
      force: { type: 'boolean' },
      uncommitted: { type: 'boolean' },
      prune: { type: 'boolean' },
      days: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [name = ''] = positionals;
  const { deployment: file, environment, to, help, ...options } = values;
  if (help) return console.log(usage);
  const command = commands.get(name);
  if (!command) throw new Error(usage);
  if (to !== undefined && name !== 'promote') throw new Error(`Only promote has --to.\n${usage}`);
  const from = environment ?? (to === undefined ? undefined : environmentBefore(file, to));
  const deployment = readDeployment(file, from);
  const target = to === undefined ? undefined : readDeployment(file, to);
  const entry = await command(deployment, { ...options, to: target });
  console.log(entry ? describe(artefact, entry) : `${artefact} has not been released yet.`);
  if ((target ?? deployment).registryIsReadOnly) {
    console.log('Visitors get what this entry says once the site composes it into its registry.');
  }
}
