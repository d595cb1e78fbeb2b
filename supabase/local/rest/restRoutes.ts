import { Hono } from 'hono';
import { cachedReads } from '../cachedReads.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Role } from '../database/role.ts';
import { requestRole } from '../http/requestRole.ts';
import { verbatimFilters } from '../http/verbatimFilters.ts';
import { withWholeBody } from '../http/withWholeBody.ts';
import { invalidKey, missingKey, tooLarge } from './restError.ts';

const megabyte = 1024 * 1024;

/**
 * In bytes. A visitor sends the parameters of a read; the association's functions send the text of a
 * PDF, two million characters of up to six bytes each.
 */
const largestBody: Readonly<Record<Role, number>> = { anon: megabyte, service_role: 16 * megabyte };

/** Lets the REST layer see only requests that have a key and a body of a reasonable size. */
export function restRoutes(database: Database, secretKey: string): Hono {
  const read = cachedReads((request) => database.rest(verbatimFilters(request)));
  const app = new Hono();
  app.all('/*', async ({ req: { raw } }) => {
    const key = raw.headers.get('apikey') ?? new URL(raw.url).searchParams.get('apikey');
    if (key === null) return missingKey();
    const role = requestRole(new Headers({ apikey: key }), secretKey);
    if (role === undefined) return invalidKey();
    const request = await withWholeBody(raw, largestBody[role]);
    return request === undefined ? tooLarge() : read(request, role);
  });
  return app;
}
