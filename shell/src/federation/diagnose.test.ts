import { afterEach, expect, it, vi } from 'vitest';
import { diagnose } from './diagnose.ts';

const url = 'https://guides.example/remoteEntry.js';
const published = { url, integrity: 'sha384-published' };

/** What the line answers to one look after the other. */
function looks(...answers: (number | 'dropped')[]) {
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (typeof answer !== 'number') throw new TypeError('Failed to fetch');
    return new Response('', { status: answer });
  });
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['does not answer', ['dropped', 200, 200], 'unreachable'],
  ['answers that there is no such file', [404], 'unreachable'],
  ['answers what was published', [200, 200], 'unreachable'],
  ['answers something else', [200, 'dropped', 200], 'integrity'],
  ['drops between two looks', [200, 'dropped', 'dropped'], 'unreachable'],
  ['fails between two looks', [200, 'dropped', 502], 'unreachable'],
] as const)('a line that %s', async (_, answers, failure) => {
  looks(...answers);
  expect((await diagnose(url, published)).failure).toBe(failure);
});

it('cannot say that a file was changed whose hash nobody published', async () => {
  looks(200, 'dropped', 200);
  expect((await diagnose(url, { url })).failure).toBe('unreachable');
});
