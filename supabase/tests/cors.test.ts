/** The sections are served from seven origins: each may read, and may see the length of a list. */
import { expect, it } from 'vitest';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();
const origin = 'http://127.0.0.1:3001';
const headers = 'authorization,apikey,content-type,x-client-info,accept-profile,prefer,range';

it.each(['/rest/v1/handouts', '/storage/v1/object/sign/handouts/a.pdf', '/functions/v1/assistant'])(
  'allows a preflight for %s',
  async (path) => {
    const response = await fetch(`${backend().url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers,
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(headers);
    expect(response.headers.get('access-control-allow-methods')).toMatch(/POST/);
  },
);

it('exposes responses and errors, with content-range', async () => {
  const { url, publishableKey } = backend();
  const list = await fetch(`${url}/rest/v1/handouts?select=id`, {
    headers: { origin, apikey: publishableKey, prefer: 'count=exact' },
  });
  expect(list.headers.get('access-control-allow-origin')).toBe('*');
  expect(list.headers.get('access-control-expose-headers')).toMatch(/content-range/);
  expect(list.headers.has('access-control-allow-credentials')).toBe(false);
  expect(list.headers.get('content-range')).toMatch(/^0-\d+\/[1-9]\d*$/);
  const refused = await fetch(`${url}/rest/v1/handouts`, { headers: { origin, apikey: 'wrong' } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});
