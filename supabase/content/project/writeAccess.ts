import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { keyHeaders } from '../../functions/_shared/projectApi.ts';
import { localPublishableKey } from '../../local/keys.ts';
import { ContentUnreadable } from './contentUnreadable.ts';
import { fetchWithRetry, parseBody } from './fetchWithRetry.ts';
import { networkFailure } from './networkFailure.ts';
import { isLoopback } from './projectUrl.ts';

/** The headers with which a command may write. Asked for before each request, because a login ends after an hour. */
export type WriteAccess = () => Promise<Readonly<Record<string, string>>>;

type Environment = Readonly<Record<string, string | undefined>>;

const keysFile = z.object({ secretKey: z.string() });
/** Where `npm start -- --keep` keeps its data, by the backend's port. */
const kept = path.resolve(import.meta.dirname, '../../../.local/kept');

/**
 * How a command writes to a project: as the editor or with the key of the environment, or with that of the local site.
 *
 * @throws ContentUnreadable when the environment names neither.
 */
export function writeAccess(url: string, environment: Environment): WriteAccess {
  const { SUPABASE_EDITOR_EMAIL: email, SUPABASE_EDITOR_PASSWORD: password } = environment;
  if (email && password) {
    const key = environment.SUPABASE_PUBLISHABLE_KEY || (isLoopback(url) && localPublishableKey);
    if (!key) throw new ContentUnreadable('no key', url);
    return editorAccess(url, key, { email, password });
  }
  const key = environment.SUPABASE_SERVICE_ROLE_KEY || (isLoopback(url) && keptKey(url));
  if (!key) throw new ContentUnreadable('no secret key', url);
  const headers = keyHeaders(key);
  return () => Promise.resolve(headers);
}

const session = z.object({ access_token: z.string(), expires_in: z.number() });
const timeoutMs = 30_000;
/** A request that starts with a token ends before the token does. */
const marginMs = 5 * 60_000;

function editorAccess(
  url: string,
  key: string,
  login: { readonly email: string; readonly password: string },
): WriteAccess {
  let current: ReturnType<WriteAccess> | undefined;
  let until = Number.POSITIVE_INFINITY;

  const logIn: WriteAccess = async () => {
    const request = {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(login),
      // `fetch` would send the password to where it is redirected.
      redirect: 'manual' as const,
    };
    const endpoint = `${url}/auth/v1/token?grant_type=password`;
    const answer = await fetchWithRetry(endpoint, request, timeoutMs).catch((error: unknown) => {
      throw networkFailure(error, url);
    });
    const { data } = session.safeParse(parseBody(answer));
    if (data === undefined && answer.status >= 500) {
      throw new ContentUnreadable('failing', `${url}: ${answer.status}`);
    }
    if (data === undefined) throw new ContentUnreadable('wrong login', login.email);
    until = Date.now() + data.expires_in * 1000 - marginMs;
    return { apikey: key, authorization: `Bearer ${data.access_token}` };
  };

  return () => {
    // Requests that start meanwhile wait for the same login.
    if (Date.now() >= until) {
      current = undefined;
      until = Number.POSITIVE_INFINITY;
    }
    current ??= logIn();
    return current;
  };
}

/** Only this account can read it. */
function keptKey(url: string): string | undefined {
  try {
    const text = readFileSync(path.join(kept, new URL(url).port, 'keys.json'), 'utf8');
    return keysFile.parse(JSON.parse(text)).secretKey;
  } catch {
    return undefined;
  }
}
