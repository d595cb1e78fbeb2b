import { afterEach, expect, it, vi } from 'vitest';
import { diagnose } from './diagnose.ts';

const url = 'https://guides.example/remoteEntry.js';
const published = { url, integrity: 'sha384-published' };

/** Stubs the results of consecutive requests: a status, or a network error. */
function stubRequests(...results: (number | 'fails')[]) {
  vi.stubGlobal('fetch', async () => {
    const result = results.shift();
    if (typeof result !== 'number') throw new TypeError('Failed to fetch');
    return new Response('', { status: result });
  });
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the network fails', ['fails', 200, 200], 'unreachable'],
  ['the server has no such file', [404], 'unreachable'],
  ['the file is the published one', [200, 200], 'unreachable'],
  ['the file is another one', [200, 'fails', 200], 'integrity'],
  ['the network fails between two requests', [200, 'fails', 'fails'], 'unreachable'],
  ['the server fails between two requests', [200, 'fails', 502], 'unreachable'],
] as const)('when %s', async (_, results, failure) => {
  stubRequests(...results);
  expect((await diagnose(url, published)).failure).toBe(failure);
});

it('reports no integrity failure for a file without a published hash', async () => {
  stubRequests(200, 'fails', 200);
  expect((await diagnose(url, { url })).failure).toBe('unreachable');
});
