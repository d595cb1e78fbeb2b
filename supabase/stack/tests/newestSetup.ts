import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';
import { npmPostgres } from './npmPostgres.ts';
import { provideProject } from './provideProject.ts';

/** The newest PostgreSQL that npm has, beside the one of the system. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const libraries = mkdtempSync(path.join(tmpdir(), 'linea-postgres-libraries-'));
  // The server runs as another user, if this one is root.
  chmodSync(libraries, 0o755);
  const programs = await npmPostgres(libraries);
  if (!programs) throw new Error('npm has no PostgreSQL for this machine.');
  const stop = await provideProject(project, await startCluster(programs));
  return async () => {
    await stop();
    rmSync(libraries, { recursive: true, force: true });
  };
}
