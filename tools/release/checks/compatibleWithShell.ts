import { satisfies } from 'semver';
import type { ReleaseRecord, ShellRecord } from 'shared/registry';
import { type Finding, finding } from './finding.ts';

/** Compares the records of a built section and of a published shell. */
export function compatibleWithShell(release: ReleaseRecord, shell: ShellRecord): Finding[] {
  return [
    sameContract(release, shell),
    exposesItsModules(release, shell),
    isProvided(release, shell),
  ];
}

function sameContract({ contract }: ReleaseRecord, shell: ShellRecord): Finding {
  const problems =
    contract === shell.contract
      ? []
      : [`built for contract ${contract}, the shell has ${shell.contract}`];
  return finding('the same contract', problems, `contract ${contract}`);
}

function exposesItsModules({ remote, modules }: ReleaseRecord, shell: ShellRecord): Finding {
  const required = new Set((shell.needs[remote] ?? []).map(({ module }) => module));
  if (shell.searchGroups[remote]?.length) required.add('search');
  const missing = [...required].filter((module) => !(module in modules));
  return finding(
    'it exposes what the pages need',
    missing.map((module) => `it does not expose ${module}`),
    [...required].join(', '),
  );
}

function isProvided({ requires }: ReleaseRecord, { provides }: ShellRecord): Finding {
  const problems = Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`the shell does not provide ${name}`];
    return satisfies(version, range) ? [] : [`it wants ${name} ${range}, the shell has ${version}`];
  });
  const seen = Object.entries(provides).map(([name, version]) => `${name} ${version}`);
  return finding('the shell provides what it requires', problems, seen.join(', '));
}
