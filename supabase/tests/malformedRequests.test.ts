/**
 * Requests that none of our clients sends. PROPFIND used to run as a SELECT, and a URL that cannot be decoded
 * returned 500 and printed a stack.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
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
