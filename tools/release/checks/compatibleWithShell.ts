import { parse, satisfies } from 'semver';
import { acceptedContracts, remoteNames, type SharedModule } from 'shared/contract';
import type { ReleaseRecord, ShellRecord } from 'shared/registry';
import type { Deployment } from '../../deployment.ts';
import { readRegistry } from '../../registry/composeRegistry.ts';
import { readSectionRecord } from '../../registry/sectionRecord.ts';
import { type Finding, finding } from './finding.ts';

/** Compares the records of a built section and of a published shell. */
export function compatibleWithShell(release: ReleaseRecord, shell: ShellRecord): Finding[] {
  return [
    acceptsContract(release, shell),
    exposesItsViews(release, shell),
    isProvided(release, shell),
    exportsWhatItUses(release, shell),
  ];
}

/** Compares a shell with the live version and the canary of every section, by their records. */
export async function compatibleWithSections(
  deployment: Deployment,
  shell: ShellRecord,
): Promise<Finding[]> {
  const { remotes } = await readRegistry(deployment.registry);
  const findings: Finding[] = [];
  for (const remote of remoteNames) {
    const entry = remotes.get(remote);
    // The slot of an unpublished section shows an error; that does not block the shell.
    if (!entry) continue;
    const versions = [entry, ...(entry.canary ? [entry.canary] : [])].map(({ version }) => version);
    const { target } = deployment.filesOf(remote);
    const problems: string[] = [];
    for (const version of versions) {
      const record = await readSectionRecord(target, remote, version);
      const failed = compatibleWithShell(record, shell).filter(({ ok }) => !ok);
      problems.push(...failed.map(({ detail }) => `${version}: ${detail}`));
    }
    findings.push(finding(`${remote} fits`, problems, versions.join(', ')));
  }
  return findings;
}

/** A view of an exposed module, or a group of the module `search`. */
export interface Part {
  module: string;
  name: string;
}

/** What a shell needs of a section: the views that its pages show, and the groups of its palette. */
export function requiredParts(remote: string, { needs, searchGroups }: ShellRecord): Part[] {
  const views = needs[remote] ?? [];
  const groups = searchGroups[remote] ?? [];
  return [
    ...views.map(({ module, view }) => ({ module, name: view })),
    ...groups.map((name) => ({ module: 'search', name })),
  ];
}

function acceptsContract({ contract }: ReleaseRecord, shell: ShellRecord): Finding {
  const accepted = acceptedContracts(shell.contract);
  const problems = accepted.includes(contract)
    ? []
    : [`built for contract ${contract}, the shell accepts ${accepted.join(' and ')}`];
  return finding('the shell accepts its contract', problems, `contract ${contract}`);
}

/** Compares the views and search groups of a section with those that a shell shows. */
export function exposesItsViews(
  { remote, modules, views }: ReleaseRecord,
  shell: ShellRecord,
): Finding {
  const required = requiredParts(remote, shell);
  const missing = required.flatMap(({ module, name }) => {
    if (!(module in modules)) return `it does not expose ${module}`;
    if (views && !views[module]?.includes(name)) return `its module ${module} has no ${name}`;
    return [];
  });
  return finding(
    'it exposes what the pages need',
    [...new Set(missing)],
    [...new Set(required.map(({ module }) => module))].join(', '),
  );
}

/** Its version is the contract's, which is compared apart: records for contract N do not name N+1. */
const contractModule: string = 'shared/runtime' satisfies SharedModule;

function isProvided({ requires }: ReleaseRecord, { provides }: ShellRecord): Finding {
  const problems = Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`the shell does not provide ${name}`];
    return name === contractModule || satisfies(version, range)
      ? []
      : [`it wants ${name} ${range}, the shell has ${version}`];
  });
  const seen = Object.entries(provides).map(([name, version]) => `${name} ${version}`);
  return finding('the shell provides what it requires', problems, seen.join(', '));
}

/** Where the shell does not list what its React exports, it must have the minor that the section was built with. */
function olderReact(module: string, provided?: string, built?: string): string[] {
  const minor = built && parse(built);
  if (!minor || !provided || module === contractModule) return [];
  return satisfies(provided, `^${minor.major}.${minor.minor}.0`)
    ? []
    : [
        `it was built with React ${built}, the shell has ${module} ${provided} and lists no exports`,
      ];
}

/** Records of older tools do not say what they use or export; a name that is missing fails in the page only. */
function exportsWhatItUses(
  { uses = {}, usedTypes = {}, react }: ReleaseRecord,
  { exports, types = {}, provides }: ShellRecord,
): Finding {
  const missing = Object.entries(uses).flatMap(([module, names]) => {
    const exported = exports?.[module];
    if (!exported) return names.length > 0 ? olderReact(module, provides[module], react) : [];
    const others = names.filter((name) => !exported.includes(name));
    return others.map((name) => `the shell's ${module} has no ${name}`);
  });
  // The types of the exposed modules too, which the shell imports from sections.
  const changed = Object.entries(usedTypes).flatMap(([module, used]) =>
    Object.entries(used)
      .filter(([name, type]) => types[module]?.[name]?.includes(type) === false)
      .map(([name]) => `the shell's ${module} has another type of ${name} than it was built with`),
  );
  const used = Object.entries(uses)
    .filter(([, names]) => names.length > 0)
    .map(([module, names]) => `${names.length} of ${module}`);
  return finding(
    'the shell exports what it uses',
    [...missing, ...changed],
    used.join(', ') || 'not recorded',
  );
}
