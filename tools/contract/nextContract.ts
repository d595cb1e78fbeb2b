import { createHash } from 'node:crypto';
import { inc } from 'semver';
import type { Description } from './describeExports.ts';

/** The version, and the type hashes of each export as in `runtimeTypes`. */
export interface Contract {
  version: string;
  types: Readonly<Record<string, readonly string[]>>;
}

/** A short hash of the type of each export, including the types that it refers to. */
export function typeHashes({ exports, mentioned }: Description): Record<string, string> {
  const declared = new Map([...mentioned, ...exports]);
  const hashOf = (name: string) => {
    const reached = new Set([name]);
    // Iterating over a set also visits what is added meanwhile.
    for (const one of reached) {
      for (const mention of declared.get(one)?.mentions ?? []) reached.add(mention);
    }
    const [, ...others] = reached;
    const texts = [name, ...others.sort()].map((one) => `${one}\n${declared.get(one)?.text ?? ''}`);
    return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  };
  return Object.fromEntries([...exports.keys()].sort().map((name) => [name, hashOf(name)]));
}

interface ContractChange {
  contract: Contract;
  bump: 'major' | 'minor' | 'none';
  /** One sentence for each export that is new, changed or gone. */
  reasons: string[];
}

/**
 * Compares the contract with the types of the sources, and raises its version by semantic versioning.
 *
 * @param isCompatible Whether users of an export's former type can use the changed one.
 */
export function nextContract(
  { version, types }: Contract,
  hashes: Readonly<Record<string, string>>,
  isCompatible: (name: string) => boolean,
): ContractChange {
  const names = Object.keys(hashes);
  const added = names.filter((name) => !types[name]);
  const changed = names.filter((name) => types[name] && types[name][0] !== hashes[name]);
  const removed = Object.keys(types).filter((name) => !hashes[name]);
  const breaks = removed.length > 0 || !changed.every(isCompatible);
  const bump = breaks ? 'major' : added.length + changed.length > 0 ? 'minor' : 'none';
  const accepted = Object.entries(hashes).map(([name, hash]) => {
    const former = types[name] ?? [];
    const keeps = former[0] === hash || isCompatible(name);
    return [name, [hash, ...(keeps ? former.filter((one) => one !== hash) : [])]] as const;
  });
  return {
    contract: {
      version: bump === 'none' ? version : (inc(version, bump) ?? version),
      types: Object.fromEntries(accepted),
    },
    bump,
    reasons: [
      ...removed.map((name) => `${name} is gone.`),
      ...changed.map(
        (name) => `${name} has another type${isCompatible(name) ? ', compatible' : ''}.`,
      ),
      ...added.map((name) => `${name} is new.`),
    ],
  };
}
