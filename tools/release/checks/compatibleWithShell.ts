import { satisfies } from 'semver';
import type { ReleaseRecord, ShellRecord } from 'shared/registry';
import { type Finding, finding } from './finding.ts';

/** Whether a built section and a published shell fit each other, as far as their records say. */
export function compatibleWithShell(release: ReleaseRecord, shell: ShellRecord): Finding[] {
  return [sameContract(release, shell), exposesItsModules(release, shell), isGiven(release, shell)];
}

function sameContract({ contract }: ReleaseRecord, shell: ShellRecord): Finding {
  const objections =
    contract === shell.contract
      ? []
      : [`built for contract ${contract}, the shell has ${shell.contract}`];
  return finding('the same contract', objections, `contract ${contract}`);
}

function exposesItsModules({ remote, modules }: ReleaseRecord, { needs }: ShellRecord): Finding {
  const wanted = new Set((needs[remote] ?? []).map(({ module }) => module));
  const missing = [...wanted].filter((module) => !(module in modules));
  return finding(
    'it exposes what the pages need',
    missing.map((module) => `it does not expose ${module}`),
    [...wanted].join(', '),
  );
}

function isGiven({ requires }: ReleaseRecord, { provides }: ShellRecord): Finding {
  const objections = Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`the shell does not provide ${name}`];
    return satisfies(version, range) ? [] : [`it wants ${name} ${range}, the shell has ${version}`];
  });
  const seen = Object.entries(provides).map(([name, version]) => `${name} ${version}`);
  return finding('the shell provides what it requires', objections, seen.join(', '));
}
