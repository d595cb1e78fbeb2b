import type { ParityRead } from './reads.ts';

interface RestServer {
  readonly url: string;
  readonly publishableKey: string;
}

interface Comparison {
  readonly name: string;
  /** What each server answered, where they differ. */
  readonly difference?: { readonly here: string; readonly there: string };
  readonly differs?: string;
}

/** Sends the same read to both servers and compares status, type, range and body. */
export async function compareRead(
  read: ParityRead,
  here: RestServer,
  there: RestServer,
): Promise<Comparison> {
  const [one, other] = await Promise.all([answerOf(read, here), answerOf(read, there)]);
  const { name, differs } = read;
  return {
    name,
    ...(one === other ? {} : { difference: { here: one, there: other } }),
    ...(differs === undefined ? {} : { differs }),
  };
}

async function answerOf({ path, init = {} }: ParityRead, server: RestServer): Promise<string> {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: server.publishableKey, ...init.headers },
  });
  const text = await response.text();
  return JSON.stringify({
    status: response.status,
    type: text === '' ? undefined : response.headers.get('content-type')?.split(';')[0],
    range: response.ok ? response.headers.get('content-range') : undefined,
    // Wording of errors may change with each version; the site reads their code.
    body: response.ok ? normalised(text) : codeOf(text),
  });
}

const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/;

/** Instants are spelled differently, and each server loaded its rows at another moment. */
function normalised(text: string): unknown {
  if (text === '') return '';
  return JSON.parse(text, (key, value: unknown) => {
    if (key === 'updated_at') return 'a moment';
    return typeof value === 'string' && isInstant.test(value)
      ? new Date(value).toISOString()
      : value;
  });
}

function codeOf(text: string): unknown {
  try {
    return Reflect.get(Object(JSON.parse(text)), 'code');
  } catch {
    return text;
  }
}
