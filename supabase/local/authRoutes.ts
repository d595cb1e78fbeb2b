import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from './database/openDatabase.ts';
import { bufferBody } from './http/bufferBody.ts';
import { localPublishableKey, requestCaller, type SecretKeys } from './keys.ts';

const maxBodyBytes = 16 * 1024;
const newUser = z.object({ email: z.string(), password: z.string() });
const signedUp = z.object({ user: z.unknown() });

/** The part of Supabase Auth that editors need: they log in, and only the association's server adds users. */
export function authRoutes(database: Pick<Database, 'rest'>, secrets: SecretKeys): Hono {
  const app = new Hono();

  app.post('/token', async ({ req: { raw } }) => {
    if ((await requestCaller(raw.headers, secrets)) === undefined) return refused();
    const request = await bufferBody(raw, maxBodyBytes);
    return request === undefined ? refused() : database.rest(request);
  });

  app.post('/admin/users', async ({ req: { raw } }) => {
    if ((await requestCaller(raw.headers, secrets)) !== 'service_role') return refused();
    const request = await bufferBody(raw, maxBodyBytes);
    const body = newUser.parse(await request?.json());
    // The embedded Auth has no route for administrators: its sign-up is reachable here only.
    const response = await database.rest(
      new Request(new URL('/auth/v1/signup', raw.url), {
        method: 'POST',
        headers: { apikey: localPublishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    return response.ok ? Response.json(signedUp.parse(await response.json()).user) : response;
  });

  app.all('*', refused);
  return app;
}

const refused = () => Response.json({ message: 'Forbidden' }, { status: 403 });
