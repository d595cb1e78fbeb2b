import { Hono } from 'hono';
import type { Database } from './database/openDatabase.ts';
import { answerUnrecognised } from './http/answerUnrecognised.ts';
import { bufferBody } from './http/bufferBody.ts';
import { rejectCostlyPatterns } from './http/rejectCostlyPatterns.ts';
import { rejectInheritedNames } from './http/rejectInheritedNames.ts';
import { verbatimFilters } from './http/verbatimFilters.ts';
import { requestCaller, type SecretKeys } from './keys.ts';
import { readCache } from './readCache.ts';

const megabyte = 1024 * 1024;

/** A visitor sends the parameters of a read. */
const maxVisitorBodyBytes = megabyte;
/** The association's functions and editors send the text of a PDF: two million characters of up to six bytes each. */
const maxBodyBytes = 16 * megabyte;

/** Forwards requests with a valid key and a body of limited size to the REST layer. */
export function restRoutes(
  database: Pick<Database, 'rest'>,
  secrets: SecretKeys,
  cachesReads: boolean,
): Hono {
  const query = async (request: Request) =>
    answerUnrecognised(request.method, await database.rest(verbatimFilters(request)));
  const send = cachesReads ? readCache(query) : query;
  const app = new Hono();
  app.use(rejectInheritedNames, rejectCostlyPatterns);
  app.all('/*', async ({ req: { raw } }) => {
    const key = raw.headers.get('apikey') ?? new URL(raw.url).searchParams.get('apikey');
    if (key === null) return missingKey();
    const authorization = raw.headers.get('authorization');
    const headers = new Headers({ apikey: key, ...(authorization ? { authorization } : {}) });
    const caller = await requestCaller(headers, secrets);
    if (caller === undefined) return invalidKey();
    const request = await bufferBody(raw, caller === 'anon' ? maxVisitorBodyBytes : maxBodyBytes);
    return request === undefined ? tooLarge() : send(request, caller);
  });
  return app;
}

// Worded as the hosted gateway does, which checks the key before PostgREST runs.
const missingKey = () =>
  Response.json(
    {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    },
    { status: 401 },
  );
const invalidKey = () =>
  Response.json(
    { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' },
    { status: 401 },
  );
const tooLarge = () =>
  Response.json({ message: 'The body of the request is too large' }, { status: 413 });
