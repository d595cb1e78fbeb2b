import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PublishedFile, PublishedVersion, RegistryFile } from 'shared/registry';
import { root } from '../../tools/paths.ts';

export interface Size {
  name: string;
  remotes: number;
  /** Beside those of the demonstration. */
  addedHandouts: number;
}

export const demonstrationHandouts = 162;

export const baseline: Size = { name: 'baseline', remotes: 6, addedHandouts: 0 };

export const sizes: readonly Size[] = [
  baseline,
  { name: '20 remotes', remotes: 20, addedHandouts: 0 },
  { name: '60 remotes', remotes: 60, addedHandouts: 0 },
  { name: '1,620 handouts', remotes: 6, addedHandouts: 9 * demonstrationHandouts },
  { name: '100,000 handouts', remotes: 6, addedHandouts: 100_000 },
];

/**
 * Adds remotes that no page uses. Each has addresses and hashes of its own, because copies would
 * compress to nothing.
 */
export function largerRegistry({ schema, remotes }: RegistryFile, count: number): RegistryFile {
  const real = Object.values(remotes);
  const all = { ...remotes };
  for (let number = real.length + 1; number <= count; number += 1) {
    const template = real[number % real.length];
    if (template) all[`section-${number}`] = { ...renamed(template, number), previous: null };
  }
  return { schema, remotes: all };
}

/** The origin of an added remote. */
export function originOf(number: number): string {
  return `https://section-${number}.example.org`;
}

function renamed(version: PublishedVersion, number: number): PublishedVersion {
  const digest = (text: string, algorithm: string) =>
    createHash(algorithm).update(`${number} ${text}`);
  const shortHash = (text: string) => digest(text, 'sha256').digest('hex').slice(0, 10);
  const file = ({ url, integrity }: PublishedFile): PublishedFile => ({
    url: originOf(number) + new URL(url).pathname.replaceAll(/[0-9a-f]{10}/g, shortHash),
    ...(integrity ? { integrity: `sha384-${digest(url, 'sha384').digest('base64')}` } : {}),
  });
  const { entry, preload, prefetch } = version;
  return {
    ...version,
    entry: file(entry),
    ...(prefetch ? { prefetch: file(prefetch) } : {}),
    preload: Object.fromEntries(
      Object.entries(preload).map(([module, files]) => [module, files.map(file)]),
    ),
    version: `0.1.0-${shortHash(version.version)}`,
  };
}

/** Writes a copy of the project's migrations and seed with more handouts. */
export function largerInstallation(folder: string, addedHandouts: number): string {
  mkdirSync(folder, { recursive: true });
  for (const part of ['migrations', 'seed']) {
    cpSync(`${root}supabase/${part}`, `${folder}/${part}`, { recursive: true });
  }
  const scale = readFileSync(`${root}supabase/scale/10_hundred_thousand.sql`, 'utf8');
  // The assistant's index takes minutes to write, and no page here reads it.
  const statements = scale.split(/;\n/).filter((statement) => !statement.includes('private.'));
  const series = 'generate_series(1, 100000)';
  const sql = statements.join(';\n');
  if (!sql.includes(series)) throw new Error(`supabase/scale has no "${series}" to replace.`);
  writeFileSync(
    `${folder}/seed/99_more.sql`,
    sql.replace(series, `generate_series(1, ${addedHandouts})`),
  );
  return folder;
}
