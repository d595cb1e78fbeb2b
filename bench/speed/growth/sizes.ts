import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PublishedFile, PublishedVersion, RegistryFile } from 'shared/registry';
import { root } from '../../../tools/paths.ts';

/** One size of the site. */
export interface Size {
  name: string;
  remotes: number;
  /** How many handouts more than the demonstration's. */
  moreHandouts: number;
}

/** The demonstration's own number of handouts. */
export const handouts = 162;

/** The first is the site as it is, with which the others are compared. */
export const sizes: readonly [Size, ...Size[]] = [
  { name: 'as it is', remotes: 6, moreHandouts: 0 },
  { name: '20 remotes', remotes: 20, moreHandouts: 0 },
  { name: '60 remotes', remotes: 60, moreHandouts: 0 },
  { name: '1,620 handouts', remotes: 6, moreHandouts: 9 * handouts },
  { name: '100,000 handouts', remotes: 6, moreHandouts: 100_000 },
];

/**
 * Adds remotes that no page asks for. Each has a record like one of the real ones, with addresses and
 * hashes of its own: what is copied would compress to nothing.
 */
export function grownRegistry({ schema, remotes }: RegistryFile, count: number): RegistryFile {
  const real = Object.values(remotes);
  const grown = { ...remotes };
  for (let number = real.length + 1; number <= count; number += 1) {
    const like = real[number % real.length];
    if (like) grown[`section-${number}`] = { ...renamed(like, number), previous: null };
  }
  return { schema, remotes: grown };
}

/** Where an added remote would be served. */
export function originOf(number: number): string {
  return `https://section-${number}.example.org`;
}

function renamed(version: PublishedVersion, number: number): PublishedVersion {
  const digest = (text: string, algorithm: string) =>
    createHash(algorithm).update(`${number} ${text}`);
  const file = ({ url, integrity }: PublishedFile): PublishedFile => {
    const { pathname } = new URL(url);
    const path = pathname.replaceAll(/[0-9a-f]{10}/g, (hash) =>
      digest(hash, 'sha256').digest('hex').slice(0, 10),
    );
    return {
      url: originOf(number) + path,
      ...(integrity ? { integrity: `sha384-${digest(url, 'sha384').digest('base64')}` } : {}),
    };
  };
  const { entry, preload, prefetch } = version;
  return {
    ...version,
    entry: file(entry),
    ...(prefetch ? { prefetch: file(prefetch) } : {}),
    preload: Object.fromEntries(
      Object.entries(preload).map(([module, files]) => [module, files.map(file)]),
    ),
    version: `0.1.0-${digest(version.version, 'sha256').digest('hex').slice(0, 10)}`,
  };
}

/** Lays out the project's own migrations and seed with so many handouts more. */
export function grownInstallation(folder: string, more: number): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ['migrations', 'seed']) {
    cpSync(`${root}supabase/${part}`, `${folder}/${part}`, { recursive: true });
  }
  const scale = readFileSync(`${root}supabase/scale/10_hundred_thousand.sql`, 'utf8');
  // What only the assistant looks through takes minutes to write, and no page here asks for it.
  const statements = scale.split(/;\n/).filter((statement) => !statement.includes('private.'));
  const all = statements.join(';\n');
  const many = 'generate_series(1, 100000)';
  if (!all.includes(many)) throw new Error(`No "${many}" in supabase/scale: how many are written?`);
  writeFileSync(`${folder}/seed/99_more.sql`, all.replace(many, `generate_series(1, ${more})`));
  return folder;
}
