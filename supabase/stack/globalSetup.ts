import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';
import { createProject, createRoles, dropProject, inDatabase } from './project.ts';
import { storageStructure } from './storageStructure.ts';
import { push } from './supabaseCli.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a superuser. */
    server: string;
    /** The address of the migrated and seeded project's owner. */
    project: string;
    /** The structure of the schema `storage` before the migrations. */
    storageBefore: string;
  }
}

/**
 * One migrated and seeded project for all tests, on a cluster of its own in `POSTGRES_BIN`, or on the
 * disposable server of `STACK_POSTGRES_URL`. Its user must be a superuser of another name than `postgres`,
 * which is the owner's, as on the platform.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.STACK_POSTGRES_URL;
  const programs = process.env.POSTGRES_BIN;
  if (given === undefined && programs === undefined) {
    throw new Error(
      'Run `npm test stack`, which finds PostgreSQL, or set POSTGRES_BIN or STACK_POSTGRES_URL.',
    );
  }
  const cluster =
    given === undefined
      ? await startCluster(programs ?? '')
      : { url: given, stop: () => Promise.resolve() };
  const name = `linea_stack_${process.pid}`;
  const stop = async () => {
    await dropProject(cluster.url, name);
    await cluster.stop();
  };
  try {
    await createRoles(cluster.url);
    const url = await createProject(cluster.url, name);
    project.provide('server', cluster.url);
    project.provide('project', url);
    project.provide('storageBefore', await inDatabase(url, storageStructure));
    await push(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
