import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getStorageSchemaSql } from '@supabase/lite';
import postgres from 'postgres';
import { projectFolders } from '../../local/projectFolders.ts';

const owner = 'postgres';

const sqlFile = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

/** Creates the roles of a hosted project, once for the server. */
export async function createRoles(server: string): Promise<void> {
  const roles = await sqlFile('roles.sql');
  await inDatabase(server, (sql) => sql.unsafe(roles));
}

/**
 * Creates a database with what a hosted project has before its first migration.
 *
 * @param server The address of a superuser.
 * @returns The address of the database's owner, who is no superuser.
 */
export async function createProject(server: string, name: string): Promise<string> {
  await inDatabase(server, async (sql) => {
    await sql`create database ${sql(name)}`;
  });
  const database = new URL(`/${name}`, server).href;
  await inDatabase(database, async (sql) => {
    await sql.unsafe(await sqlFile('platform.sql'));
    await sql`alter database ${sql(name)} owner to ${sql(owner)}`;
    await sql.unsafe(getStorageSchemaSql());
    await sql.unsafe(await readFile(projectFolders.storageGrants, 'utf8'));
    await sql.unsafe(await sqlFile('storage-owner.sql'));
  });
  const url = new URL(database);
  url.username = owner;
  url.password = owner;
  // The CLI asks for TLS by default.
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

/** Drops a database of `createProject`, and who is still connected to it. */
export async function dropProject(server: string, name: string): Promise<void> {
  await inDatabase(server, async (sql) => {
    await sql`drop database if exists ${sql(name)} with (force)`;
  });
}

/** Runs a task on one connection, and closes it. */
export async function inDatabase<Result>(
  url: string,
  task: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await task(sql);
  } finally {
    await sql.end();
  }
}
