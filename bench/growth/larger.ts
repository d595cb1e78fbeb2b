import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import type { RegistryFile } from 'shared/registry';
import { root } from '../../tools/paths.ts';

/**
 * Adds remotes that no page uses. Each has URLs and hashes of its own, because copies would
 * compress to nothing.
 *
 * @param count Together with the real ones.
 */
export function largerRegistry({ schema, remotes }: RegistryFile, count: number): RegistryFile {
  const real = Object.values(remotes);
  const all = { ...remotes };
  for (let number = real.length + 1; number <= count; number += 1) {
    const name = `section-${number}`;
    const digest = (text: string, algorithm: string) =>
      createHash(algorithm).update(`${number} ${text}`);
    const version = JSON.stringify({ ...real[number % real.length], previous: null })
      .replaceAll(/https:\/\/[^/"]+/g, `https://${name}.example.org`)
      .replaceAll(/sha384-[^"]+/g, (hash) => `sha384-${digest(hash, 'sha384').digest('base64')}`)
      .replaceAll(/\b[0-9a-f]{10}\b/g, (hash) => digest(hash, 'sha256').digest('hex').slice(0, 10));
    all[name] = JSON.parse(version);
  }
  return { schema, remotes: all };
}

/** The added handouts. */
const series = 'generate_series(1, 100000)';

/** Gives the course whose page is measured 294 of the added files. */
const longCourse = `update public.handouts set year = 'Second Year', subject = 'Statistica'
where id in (select md5('scale/' || n)::uuid from generate_series(1, 294) as n)`;

/** Writes a copy of the project's migrations and seed with more handouts. */
export function largerInstallation(folder: string, addedHandouts: number): string {
  for (const part of ['migrations', 'seed']) {
    cpSync(`${root}supabase/${part}`, `${folder}/${part}`, { recursive: true });
  }
  const scale = readFileSync(`${root}supabase/stack/tests/hundredThousandHandouts.sql`, 'utf8');
  // The assistant's index takes minutes to write, and no page here reads it.
  const statements = scale
    .split(/;\n/)
    .filter((statement) => !statement.includes('private.'))
    // While the triggers are off.
    .flatMap((statement) => (statement.includes(series) ? [statement, longCourse] : [statement]));
  const sql = statements.join(';\n');
  if (!sql.includes(series)) throw new Error(`supabase/scale has no "${series}" to replace.`);
  writeFileSync(
    `${folder}/seed/99_more.sql`,
    sql.replace(series, `generate_series(1, ${addedHandouts})`),
  );
  return folder;
}
