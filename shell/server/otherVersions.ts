import type { RegistryEntry } from 'shared/registry';
import type { ShellVersions } from '../src/boot/shellVersions.ts';

/** What the site's own pages say of the versions beside the live one. */
export function otherVersions({
  version,
  previous,
  good = [],
  canary,
}: RegistryEntry): Pick<ShellVersions, 'fallbacks' | 'canary'> {
  const earlier = previous ? [previous, ...good] : good;
  const names = new Set(earlier.map((one) => one.version).filter((name) => name !== version));
  return {
    fallbacks: [...names],
    canary: canary ? { version: canary.version, percentage: canary.percentage } : undefined,
  };
}
