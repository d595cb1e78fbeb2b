import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type ArtefactName, artefactNames } from 'shared/contract';
import { type Deployment, environmentBefore, readDeployment } from '../deployment.ts';
import { repository, sourcesOf } from '../paths.ts';
import { type Artefact, requireWritable } from './artefact.ts';
import { artefactIn } from './artefactIn.ts';
import { buildForRelease } from './buildForRelease.ts';
import { abort, promote, rollBack } from './changeLive.ts';
import { type Expectation, expectationNamed } from './checks/finding.ts';
import { describeReleases } from './describeReleases.ts';
import { promoteTo } from './promoteTo.ts';
import { prune } from './prune.ts';
import { check, preview, release } from './release.ts';
import { previewDays, sectionIn } from './section.ts';
import { retentionDays } from './unusedVersions.ts';

const usage = `In a section's folder or in the shell's with pnpm, or anywhere as "pnpm linea <command> <name>":
  check                answers "can I deploy?" and changes nothing
  preview              publishes a preview of a section, with a link that shows it in one tab
  release              makes this version live
  release --canary 10  starts a canary for 10 % of visitors
  promote              makes the canary live, or aborts it if it fails more often
  promote --to production
                       makes what is live in the environment before it live there, without a build (sections)
  abort                ends the canary
  rollback             makes the previous version live again
  rollback --to 0.1.0-abc
                       makes that version live again
  releases             lists what is live, and what was, the latest first
  prune                removes versions that have been unused for 30 days (--days),
                       and previews after two weeks
Options: --deployment <file> (or DEPLOYMENT), by default the site that npm start runs, and in a
    repository of a section's own its deployment.json;
  --environment <name> (or DEPLOYMENT_ENVIRONMENT), where the file names environments;
  --force releases, previews or promotes to an environment despite failed checks, promotes a canary
    without comparing, and rolls back or aborts without checking;
  --expect fewer-rows, --expect more-reads accepts pages that show less, or read more, than the live version's;
  --uncommitted allows uncommitted changes.`;

interface Options {
  canary?: string | undefined;
  force?: boolean | undefined;
  expect?: readonly Expectation[] | undefined;
  uncommitted?: boolean | undefined;
  days?: string | undefined;
  /** The environment to which a version is promoted. */
  destination?: Deployment | undefined;
  /** The version to which a rollback goes. */
  to?: string | undefined;
}

const log = console.log;

const commands: Record<string, (artefact: Artefact, options: Options) => Promise<unknown>> = {
  // It publishes nothing that has to name a commit.
  check: async (artefact, { expect }) =>
    check(artefact, { built: await buildForRelease(artefact.name, log), commit: '', expect, log }),
  preview: async ({ name, deployment }, { force, expect, uncommitted }) => {
    if (name === 'shell') throw new Error('The shell has no previews: release it as a canary.');
    const section = sectionIn(deployment, name);
    const link = await preview(section, {
      ...(await build(name, uncommitted)),
      force,
      expect,
      log,
    });
    log(`Preview, for ${previewDays} days:\n${link}`);
  },
  release: async (artefact, { canary, force, expect, uncommitted }) => {
    const percentage = percentageOf(canary);
    await requireWritable(artefact);
    const built = await build(artefact.name, uncommitted);
    return release(artefact, { ...built, percentage, force, expect, log });
  },
  promote: (artefact, { force, expect, destination: to, canary }) => {
    const { name, deployment: from } = artefact;
    if (!to) return promote(artefact, { force, log });
    // Its pages contain the configuration, so that they are others in each environment.
    if (name === 'shell')
      throw new Error('The shell is released to each environment: release --environment.');
    const percentage = percentageOf(canary);
    return promoteTo({ remote: name, from, to, percentage, force, expect, log });
  },
  abort: (artefact, { force }) => abort(artefact, { force, log }),
  rollback: (artefact, { force, to }) => rollBack(artefact, { force, to, log }),
  releases: async () => {},
  prune: (artefact, { days }) => prune(artefact, { days: daysOf(days), log }),
};

/**
 * Runs a release command and prints what is live then.
 *
 * @param args The command's name, its options, and the name of an artefact.
 * @param artefactHere The artefact of the current folder, where none is named.
 * @throws Error with the usage when there is no such command.
 */
export async function runReleaseCommand(
  args: string[],
  artefactHere: () => ArtefactName,
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
      expect: { type: 'string', multiple: true },
      uncommitted: { type: 'boolean' },
      days: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [word = '', named] = positionals;
  const { deployment: file, environment, to, help, expect: expected = [], ...options } = values;
  if (help) return console.log(usage);
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command) throw new Error(usage);
  if (to !== undefined && word !== 'promote' && word !== 'rollback') {
    throw new Error(`Only promote and rollback have --to.\n${usage}`);
  }
  const expect = expected.map(expectationNamed);
  const name = named === undefined ? artefactHere() : artefactNamed(named);
  const into = word === 'promote' ? to : undefined;
  const from = environment ?? (into === undefined ? undefined : environmentBefore(file, into));
  const source = readDeployment(file, from);
  const destination = into === undefined ? undefined : readDeployment(file, into);
  await command(artefactIn(source, name), { ...options, expect, to, destination });
  const changed = destination ?? source;
  console.log(await describeReleases(artefactIn(changed, name)));
  if (changed.registryIsReadOnly) {
    console.log('Visitors get what this entry says once the site composes it into its registry.');
  }
}

/** @throws Error when the site has no such artefact. */
function artefactNamed(name: string): ArtefactName {
  const found = artefactNames.find((one) => one === name);
  if (found) return found;
  throw new Error(`The site has no "${name}": ${artefactNames.join(', ')}.`);
}

/** Builds what is committed: a record names its commit, and other sources could not be found again. */
async function build(name: ArtefactName, uncommitted = false) {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trimEnd();
  const paths = sourcesOf(name).filter((path) => !/[\\/]node_modules[\\/]/.test(path));
  const changes = uncommitted ? '' : git('status', '--porcelain', '--', ...paths);
  if (changes) {
    throw new Error(
      `Commit first, or add --uncommitted. Not committed:\n${changes.replace(/^/gm, '  ')}`,
    );
  }
  return { built: await buildForRelease(name, log), commit: git('rev-parse', 'HEAD') };
}

/** @throws Error when the text is not a percentage of visitors. */
function percentageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Error(`--canary needs a whole percentage of visitors, 1 to 99, not "${text}".`);
}

/** @throws Error when the text is not a number of days. */
function daysOf(text: string | undefined): number {
  if (text === undefined) return retentionDays;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new Error(`--days needs a number of days, not "${text}".`);
}
