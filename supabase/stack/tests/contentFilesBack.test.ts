/**
 * Fifty rows and files that were deleted by mistake come back, with the login of an editor: the real commands against a
 * real PostgreSQL, behind the REST, Auth and Storage of `@supabase/lite`.
 */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getAuthSchemaSql } from '@supabase/lite';
import { sign } from 'hono/jwt';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { command as history } from '../../history/command.ts';
import { tidyCommand } from '../../history/tidyCommand.ts';
import { runCommand } from '../../tests/runCommand.ts';
import { createProject, dropProject } from './project.ts';
import {
  type ProjectStorage,
  projectStorage,
  publishableKey,
  secretKey,
  tokenSecret,
} from './projectStorage.ts';
import { push } from './supabaseCli.ts';

const name = `linea_files_${process.pid}`;
const editor = '00000000-0000-4000-8000-000000000009';
let sql: postgres.Sql;
let project: ProjectStorage;
let server: Server;
let url: string;

beforeAll(async () => {
  const database = await createProject(inject('server'), name);
  await push(database);
  sql = postgres(database, { max: 1, onnotice: () => {} });
  // Tokens are looked up there.
  await sql.unsafe(getAuthSchemaSql());
  project = projectStorage(database);
  // A login without its password.
  const token = await sign({ sub: editor, role: 'authenticated' }, tokenSecret);
  server = createServer(
    getRequestListener((request) =>
      request.url.includes('/auth/v1/token')
        ? Response.json({ access_token: token, expires_in: 3600 })
        : project.fetch(request),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  url = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await project?.close();
  await sql?.end();
  await dropProject(inject('server'), name);
});

const run = (
  command: typeof history,
  environment: Readonly<Record<string, string>>,
  ...args: string[]
) => runCommand(command, ['--url', url, ...args], environment);

const rows = async () => [...(await sql`select * from public.handouts order by id`)];

it('fifty rows and files come back with one command', async () => {
  const apikey = { apikey: secretKey };
  const fifty = await sql<{ id: string; filename: string }[]>`
    select id, filename from public.handouts order by id limit 50`;
  for (const [index] of fifty.entries()) {
    const { ok } = await fetch(`${url}/storage/v1/object/handouts/file-${index}.pdf`, {
      method: 'POST',
      headers: { ...apikey, 'content-type': 'application/pdf' },
      body: `%PDF-1.4 ${index}`,
    });
    expect(ok).toBe(true);
    await sql`
      update public.handouts
      set file_url = ${`${url}/storage/v1/object/public/handouts/file-${index}.pdf`}
      where id = ${fifty[index]?.id ?? ''}`;
  }
  await sql`update storage.objects set created_at = now() - interval '2 days'`;
  const before = { rows: await rows(), files: new Map(project.files) };

  await sql`delete from public.handouts where id in ${sql(fifty.map(({ id }) => id))}`;
  await sql`
    insert into private.editors (user_id, name, sections) values (${editor}, 'editor', '{handouts}')`;
  const environment = {
    SUPABASE_EDITOR_EMAIL: 'editor@example.org',
    SUPABASE_EDITOR_PASSWORD: 'password',
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  };
  expect((await run(tidyCommand, environment, '--yes')).output).toContain('Put away: 50 files.');
  expect([...project.files.keys()].every((path) => path.startsWith('deleted/handouts/'))).toBe(
    true,
  );
  const [{ change } = { change: '' }] = await sql`
    select max(id)::text as change from private.content_history where table_name = 'handouts'`;
  const { output } = await run(history, environment, '--restore', change);
  expect(output).toContain('50 rows put back.');
  expect(output).toContain('50 files put back.');
  expect({ rows: await rows(), files: new Map(project.files) }).toEqual(before);
});
