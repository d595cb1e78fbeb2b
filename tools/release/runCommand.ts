import { parseArgs } from 'node:util';
import { remoteNames } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import { runProgram } from '../program.ts';
import type { Command } from './command.ts';
import { readDeployment } from './deployment.ts';
import { sectionCommands } from './sectionCommands.ts';
import { shellCommands } from './shell/shellCommands.ts';

const usage = `In a section's folder or in the shell's, with pnpm:
  release              makes this version live
  release --canary 10  starts a canary for 10 % of visitors
  promote              makes the canary live; a section's is aborted if it fails more often
  abort                ends the canary
  rollback             makes the previous version live again
  releases             lists what is live
  releases --prune     also removes versions that have been unused for 30 days (--days)
Options: --deployment <file> (or DEPLOYMENT), by default the site that npm start runs;
  --force releases despite failed checks, and promotes without comparing;
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

/** The command for the shell or for a section; undefined when there is none of that name. */
function commandOf(name: string, artefact: string): Command | undefined {
  if (artefact === 'shell') return shellCommands.get(name);
  const remote = remoteNames.find((known) => known === artefact);
  return remote && sectionCommands(remote).get(name);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      deployment: { type: 'string' },
      canary: { type: 'string' },
      force: { type: 'boolean' },
      uncommitted: { type: 'boolean' },
      prune: { type: 'boolean' },
      days: { type: 'string' },
    },
  });
  const [name = '', artefact = ''] = positionals;
  const { deployment: file, ...options } = values;
  const command = commandOf(name, artefact);
  if (!command) throw new Error(usage);
  console.log(describe(artefact, await command(readDeployment(file), options)));
}

await runProgram(main);
