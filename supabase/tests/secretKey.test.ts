/** The secret key must be in no response and no log, whatever is refused or fails. */
import { format } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { createHandler as assistant } from '../functions/assistant/handler.ts';
import { createHandler as feedback } from '../functions/assistant-feedback/handler.ts';
import { createHandler as calendar } from '../functions/calendar/handler.ts';
import { createHandler as extraction } from '../functions/extract-pdf-content/handler.ts';
import { createHandler as feed } from '../functions/feed/handler.ts';
import { createHandler as opening } from '../functions/open-handout/handler.ts';
import { createHandler as health } from '../functions/section-health/handler.ts';
import { freePort } from './freePort.ts';
import { sendInvalidRequests } from './invalidRequests.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

afterEach(() => void vi.restoreAllMocks());

/** Captures everything that is printed until the test ends. */
function captureConsole() {
  const lines: string[] = [];
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void lines.push(format(...parts)));
  }
  return () => lines.join('\n');
}

const headersAndBody = async (response: Response) =>
  format([...response.headers]) + (await response.text());

it('is in no error response of the server', async () => {
  const output = captureConsole();
  const { url, publishableKey, secretKey } = backend();
  for (const response of await sendInvalidRequests(url, publishableKey)) {
    expect(response.status, response.url).toBeGreaterThanOrEqual(400);
    expect(await headersAndBody(response), response.url).not.toContain(secretKey);
  }
  expect(output()).toMatch(/permission denied/);
  expect(output()).not.toContain(secretKey);
});

it.each([
  ['assistant', assistant, { sessionId: 'a', message: 'Dove trovo gli appunti?' }],
  [
    'assistant-feedback',
    feedback,
    { helpful: true, question: 'Appelli', type: 'answer', lang: 'it' },
  ],
  ['calendar', calendar, undefined],
  ['feed', feed, undefined],
  ['extract-pdf-content', extraction, {}],
  ['section-health', health, undefined],
  ['open-handout', opening, undefined],
] as const)(
  'is in nothing that %s returns or prints when its project is down',
  async (name, create, body) => {
    const output = captureConsole();
    const { secretKey } = backend();
    const handle = create({
      SUPABASE_URL: `http://127.0.0.1:${await freePort()}`,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      SITE_URL: 'http://site.invalid',
    });
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await handle(new Request(`http://functions.invalid/${name}?file=a.pdf`, init));
    expect(response.status).toBe(503);
    expect(await headersAndBody(response)).not.toContain(secretKey);
    expect(output()).toMatch(new RegExp(`^${name}: `));
    expect(output()).not.toContain(secretKey);
  },
);
