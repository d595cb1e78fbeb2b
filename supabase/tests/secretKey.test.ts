/** The key that opens everything: refusals and failures neither answer it nor print it. */
import { format } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { createHandler as assistant } from '../functions/assistant/handler.ts';
import { createHandler as calendar } from '../functions/calendar/handler.ts';
import { createHandler as extraction } from '../functions/extract-pdf-content/handler.ts';
import { createHandler as health } from '../functions/section-health/handler.ts';
import { badCalls } from './badCalls.ts';
import { freePort } from './freePort.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

afterEach(() => void vi.restoreAllMocks());

/** All that is printed until the test ends. */
function printed() {
  const lines: string[] = [];
  for (const way of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, way).mockImplementation((...parts) => void lines.push(format(...parts)));
  }
  return () => lines.join('\n');
}

const wordsOf = async (response: Response) =>
  format([...response.headers]) + (await response.text());

it('is in no refusal of the server', async () => {
  const output = printed();
  const { url, publishableKey, secretKey } = backend();
  for (const response of await badCalls(url, publishableKey)) {
    expect(response.status, response.url).toBeGreaterThanOrEqual(400);
    expect(await wordsOf(response), response.url).not.toContain(secretKey);
  }
  expect(output()).toMatch(/permission denied/);
  expect(output()).not.toContain(secretKey);
});

it.each([
  ['assistant', assistant, { sessionId: 'a', message: 'Dove trovo gli appunti?' }],
  ['calendar', calendar, undefined],
  ['extract-pdf-content', extraction, {}],
  ['section-health', health, [{ remote: 'chat', version: '0.1.0', loads: 1, failures: 0 }]],
] as const)('is in nothing that %s says when its project is gone', async (name, create, body) => {
  const output = printed();
  const { secretKey } = backend();
  const answer = create({
    SUPABASE_URL: `http://127.0.0.1:${await freePort()}`,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
  });
  const asked = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await answer(new Request(`http://functions.invalid/${name}`, asked));
  expect(response.status).toBe(503);
  expect(await wordsOf(response)).not.toContain(secretKey);
  expect(output()).toMatch(new RegExp(`^${name}: `));
  expect(output()).not.toContain(secretKey);
});
