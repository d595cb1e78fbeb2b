import type { RsbuildPlugin } from '@rsbuild/core';

/** With this module a federated build starts: first its settings, then code that is the same in all. */
const startModule = /@module-federation[\\/]runtime[\\/]rspack\.js$/;
const sameInAll = 'const runtimeRequire=';

/**
 * Keeps the code that starts a federated build once in the page; it would be 4 KB of every entry.
 * The shell's build puts it there, and a remote's build takes it from there (docs/decisions/0024).
 */
export function lentStart(artefact: 'shell' | 'remote'): RsbuildPlugin {
  return {
    name: 'lent-start',
    setup(api) {
      api.transform({ test: startModule }, ({ code }) => startOf(artefact, code));
    },
  };
}

/**
 * @param code The module as Rspack writes it.
 * @throws Error when Rspack writes it in another way.
 */
export function startOf(artefact: 'shell' | 'remote', code: string): string {
  const [, settings, require, start] =
    code.match(new RegExp(`^(.*)${sameInAll}(\\w+);(.*)$`, 's')) ?? [];
  if (!settings || !start) throw new Error(`Rspack starts a build without "${sameInAll}".`);
  const names = [...new Set(start.match(/\b__module_federation_\w+__\b/g))].join(', ');
  const lend = `globalThis.startFederatedBuild = (runtimeRequire, { ${names} }) => {${start}};`;
  const take = `globalThis.startFederatedBuild(${require}, { ${names} });`;
  return artefact === 'shell' ? settings + lend + take : settings + take;
}
