import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteName, remoteNames } from 'shared/contract';
import { isInstalled } from '../paths.ts';
import { runProgram } from '../program.ts';

const usage = `In a section's folder or repository:
  linea dev                    shows the section in the shell while it is edited
  linea dev:live               shows it in one tab of the live site
There, in the shell's folder, and with the name of an artefact anywhere:
  linea check | preview | release | promote | abort | rollback | releases | prune  [name]
In an empty folder:
  linea create-section <name>  a section in a repository of its own`;

/** `linea`: the commands of a team, in this repository and in one of its own. */
async function main([command, ...args]: string[]): Promise<void> {
  switch (command) {
    case undefined:
    case 'help':
    case '--help':
      return console.log(usage);
    case 'create-section':
      return createSection(args);
    case 'dev':
      // Outside of this repository there is no shell to develop in but the deployment's.
      return isInstalled ? developLive(args) : develop();
    case 'dev:live':
      return developLive(args);
    default:
      return release([command, ...args]);
  }
}

// Each command loads its own modules only: loading all of them would take most of a second.

async function createSection(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { manifest: { type: 'string' } },
  });
  const program = await import('../sections/create.ts');
  program.createSection(positionals[0], values.manifest);
}

async function develop(): Promise<void> {
  const program = await import('../dev/dev.ts');
  await program.develop([sectionHere()]);
}

async function developLive(args: string[]): Promise<void> {
  const program = await import('../dev/devLive.ts');
  await program.developLive(sectionHere(), args);
}

async function release(args: string[]): Promise<void> {
  const { runReleaseCommand } = await import('../release/commands.ts');
  await runReleaseCommand(args, () => (packageHere() === 'shell' ? 'shell' : sectionHere()));
}

/** @throws Error when the current folder is no section's, or of one that the contract does not know. */
function sectionHere(): RemoteName {
  const name = packageHere();
  const remote = remoteNames.find((known) => name === `mf-${known}`);
  if (remote) return remote;
  if (isInstalled && name?.startsWith('mf-') && existsSync('section.json')) {
    throw new Error(unknownSection(name.slice('mf-'.length)));
  }
  throw new Error(
    `The contract knows no section "${name}" (package.json). It knows ${remoteNames.map((known) => `mf-${known}`).join(', ')}.`,
  );
}

function packageHere(): string | undefined {
  const { name }: { name?: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return name;
}

/** What is missing for the first release of a section in a repository of its own. */
const unknownSection = (
  name: string,
) => `The site does not know the section "${name}" yet, so it has no place to show it.
1. A pull request to the site's repository adds it to the contract and the composition. Run there
     pnpm create-section ${name} --manifest ${resolve('section.json')}
   and choose its accent, titles and places in shell/src/composition.ts.
2. When it is merged, the site's team names its files in the deployment file, writes the hosting kit again, releases
   the shell and packs the packages:
     pnpm --filter shell release
     pnpm pack-packages
3. Install the new packages here, and run this command again.`;

await runProgram(() => main(process.argv.slice(2)));
