/**
 * Requests that none of our clients sends. PROPFIND used to run as a SELECT, and a URL that cannot be decoded
 * returned 500 and printed a stack.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

/** `fetch` refuses some methods and normalises URLs, so this uses `node:http`. */
async function send(path: string, method = 'GET') {
  const { url, publishableKey } = backend();
  const call = request(url, { path, method, headers: { apikey: publishableKey } }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  response?.resume();
  return { status: response?.statusCode, allow: response?.headers.allow };
}

describe('a method that the API does not have', () => {
  const methods = ['PROPFIND', 'QUERY', 'TRACE', 'PURGE', 'LOCK'];
  const paths = ['/rest/v1/events', '/storage/v1/object/public/photos/a.svg', '/health'];
  it.each(methods)('%s is refused', async (method) => {
    for (const path of paths) {
      expect(await send(path, method), path).toEqual({
        status: 405,
        allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      });
    }
  });
});

describe('a URL that cannot be decoded', () => {
  it.each([
    '/rest/v1/%E0%A4%A',
    '/rest/v1/events%',
    '/rest/v1/%00',
    '/rest/v1/a%00b',
    '/rest/v1/rpc/a%00b',
    '/rest/v1/events?title=eq.a%00b',
    '/rest/v1/events?a%00b=eq.1',
    '/rest/v1/events?select=a%00b',
    '/storage/v1/object/public/photos/%00',
    '/storage/v1/object/public/photos/a%00b.svg',
    '/storage/v1/object/public/%00/a.svg',
    '/storage/v1/object/sign/handouts/a%00.pdf?token=a',
    '/storage/v1/object/authenticated/handouts/%00',
    '/functions/v1/%E0%A4%A',
  ])('%s returns 400 and prints nothing', async (path) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      expect((await send(path)).status).toBe(400);
      expect(printed).not.toHaveBeenCalled();
    } finally {
      printed.mockRestore();
    }
  });

  it('an encoded percent sign is valid', async () => {
    expect((await send('/rest/v1/events?title=eq.100%25')).status).toBe(200);
    expect((await send('/rest/v1/events?title=eq.%2500')).status).toBe(200);
  });
});

/** A filter on `__proto__` added `$eq` to every object of the process, and the server answered 500 until its end. */
describe('a column or an operator that every object inherits', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const handouts = '/rest/v1/handouts?select=id&limit=1';
  it.each(names)('%s is refused and changes no object', async (name) => {
    // The server names each column that does not exist.
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => printed.mockRestore());
    const before = inheritedBy();
    for (const parameter of [
      `${name}=eq.1`,
      `"${name}"=eq.1`,
      `not.${name}=eq.1`,
      `guides.${name}=eq.1`,
      `${name}->a=eq.1`,
      `id=${name}.1`,
      `id=not.${name}.1`,
      `id=${name}(any).1`,
      `or=(${name}.eq.1)`,
      `or=(id.${name}.1)`,
      `or=(id.not.${name}.1)`,
      `or=("${name}".eq.1)`,
      `and=(or(${name}.eq.1))`,
      `not.and=(id.eq.1,${name}.eq.1)`,
      `order=${name}.asc`,
      `select=id,${name}`,
      `select=id,${name}(id)`,
      `select=a:${name}`,
    ]) {
      expect((await send(`/rest/v1/handouts?limit=1&${parameter}`)).status, parameter).toBe(400);
    }
    expect(inheritedBy()).toEqual(before);
  });

  it('may be searched for', async () => {
    for (const filter of [
      'subject=eq.constructor',
      'subject=eq.toString.1',
      'or=(subject.imatch.constructor,filename.imatch.constructor)',
    ]) {
      expect((await send(`${handouts}&${filter}`)).status, filter).toBe(200);
    }
  });

  /** The keys of `Object.prototype`, of its functions, and of `Object`. */
  function inheritedBy() {
    const functions = names.flatMap((name) => {
      const { value } = Object.getOwnPropertyDescriptor(Object.prototype, name) ?? {};
      return typeof value === 'function' ? [value] : [];
    });
    return [Object.prototype, ...functions].map((object) => Reflect.ownKeys(object));
  }
});

describe('more than Postgres can do', () => {
  const columns = (count: number) => Array.from({ length: count }, (_, index) => `a${index}:id`);
  it('1,665 columns are refused', async () => {
    const read = (count: number) => send(`/rest/v1/handouts?limit=1&select=${columns(count)}`);
    expect((await read(1665)).status).toBe(400);
    expect((await read(100)).status).toBe(200);
  });

  it.each([[[]], [['a']], [{}], [{ a: 1 }], [true]])('%j is refused as a text', async (term) => {
    const { url, publishableKey } = backend();
    const response = await fetch(`${url}/rest/v1/rpc/search_handout_texts`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ term }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'PGRST100' });
  });
});

/** A regular expression blocked the one thread of the embedded Postgres, and so everybody, for 45 seconds. */
describe('a pattern', () => {
  const read = (filter: string) =>
    send(
      `/rest/v1/handouts?select=id&limit=1&${filter.replace(/[^\w=&.()]/gu, encodeURIComponent)}`,
    );

  it.each(['(a*)*b', '((a{1,80}){1,80}){1,80}', '(a)\\1', '[[:alpha:]]+', '(?=a)', 'a\\m'])(
    '%s is refused, wherever it is',
    async (pattern) => {
      for (const filter of [
        `subject=match.${pattern}`,
        `subject=imatch.${pattern}`,
        `subject=imatch."${pattern}"`,
        `subject=not.imatch.${pattern}`,
        `subject=imatch(any).{a,${pattern}}`,
        `or=(subject.imatch.${pattern},filename.eq.a)`,
        `or=(subject.imatch.a,filename.imatch."a,${pattern}")`,
        `and=(or(subject.not.match.${pattern},filename.eq.a))`,
        `not.or=(subject.match(all).{${pattern}})`,
      ]) {
        expect((await read(filter)).status, filter).toBe(400);
      }
    },
  );

  it.each([
    'subject=imatch.^\\s*(a\\u0020b|c)\\s*$',
    'subject=not.imatch.à\\u002e😀',
    'or=(subject.imatch.a\\u002a,filename.imatch.a\\u002a)',
    'subject=eq.a.imatch.(a*)*b',
    'subject=like.*a*',
  ])('%s is as the site sends it, or none', async (filter) => {
    expect((await read(filter)).status).toBe(200);
  });
});

// As in PostgREST's own tests: a negative offset is ignored, a negative limit is refused, and a value that is
// not a number is ignored.
describe('a page that does not exist', () => {
  it.each([
    ['offset=-4', 200],
    ['limit=-1', 416],
    ['limit=abc', 200],
    ['offset=abc', 200],
    ['limit=99999999999999999999', 200],
    ['offset=99999999999999999999', 400],
    ['offset=1.5', 200],
    ['limit=1.5', 200],
  ])('%s returns %i', async (page, status) => {
    expect((await send(`/rest/v1/events?select=id&${page}`)).status).toBe(status);
  });
});
