import type { TestProject } from 'vitest/node';
import type { Cluster } from './cluster.ts';
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

/** Creates one migrated and seeded project for all tests of a server; returns what removes both. */
export async function provideProject(
  project: TestProject,
  cluster: Cluster,
): Promise<() => Promise<void>> {
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
