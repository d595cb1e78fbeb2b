import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './cluster.ts';
import { provideProject } from './provideProject.ts';

/**
 * The server of the system's packages, in `POSTGRES_BIN`, or the disposable one of `STACK_POSTGRES_URL`. Its
 * user must be a superuser of another name than `postgres`, which is the owner's, as on the platform.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.STACK_POSTGRES_URL;
  const folder = process.env.POSTGRES_BIN;
  if (given !== undefined) {
    const cluster: Cluster = { url: given, stop: () => Promise.resolve() };
    return provideProject(project, cluster);
  }
  if (folder === undefined) {
    throw new Error(
      'Run `npm test stack`, which finds PostgreSQL, or set POSTGRES_BIN or STACK_POSTGRES_URL.',
    );
  }
  return provideProject(project, await startCluster({ folder }));
}
