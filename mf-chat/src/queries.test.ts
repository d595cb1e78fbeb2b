import { parseSiteConfig } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSupabase } from 'shared/runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noAnswer } from './conversation/answer.ts';
import { askAssistant, sendFeedback } from './queries.ts';

const question = { message: 'Appelli', path: '/', language: 'en' } as const;
const reply = { text: 'In bacheca.', fallback: false, error: null };

// The worker is shared with other test files.
afterAll(() => vi.unstubAllGlobals());

beforeAll(() => {
  // The Supabase client requires a WebSocket class, which Node 20 lacks.
  vi.stubGlobal('WebSocket', class {});
  provideSupabase(parseSiteConfig(JSON.stringify(demonstration)).supabase);
});

function mockResponse(response: () => Response | Promise<Response>) {
  const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(async () =>
    response(),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const ask = (onClaim = (_: string) => {}) =>
  askAssistant(question, new AbortController().signal, onClaim);

describe('askAssistant', () => {
  it('sends the session, the message and the page context', async () => {
    const fetched = mockResponse(() => Response.json(reply));
    await ask();
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${demonstration.supabase.url}/functions/v1/assistant`);
    expect(request?.method).toBe('POST');
    expect(JSON.parse(String(request?.body))).toEqual({
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      message: 'Appelli',
      context: { path: '/', lang: 'en' },
    });
  });

  it('sends the question before, if there is one', async () => {
    const fetched = mockResponse(() => Response.json(reply));
    await askAssistant({ ...question, previous: 'Tasse' }, new AbortController().signal, () => {});
    const [, request] = fetched.mock.calls[0] ?? [];
    expect(JSON.parse(String(request?.body)).context.previous).toBe('Tasse');
  });

  it('returns the reply of the function', async () => {
    mockResponse(() => Response.json(reply));
    await expect(ask()).resolves.toMatchObject({ content: 'In bacheca.', fallback: false });
  });

  it('reads a streamed answer sentence by sentence, wherever its parts end', async () => {
    const whole = { ...reply, text: 'È in bacheca. Anche online.' };
    const events = [{ claim: 'È in bacheca.' }, { claim: 'Anche online.' }, { reply: whole }];
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const bytes = new TextEncoder().encode(text);
    const fetched = mockResponse(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              for (let from = 0; from < bytes.length; from += 7)
                controller.enqueue(bytes.slice(from, from + 7));
              controller.close();
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    );
    const claims: string[] = [];
    const answer = await ask((claim) => claims.push(claim));
    expect(claims).toEqual(['È in bacheca.', 'Anche online.']);
    expect(answer).toMatchObject({ content: 'È in bacheca. Anche online.', failed: false });
    const headers = new Headers(fetched.mock.calls[0]?.[1].headers);
    expect(headers.get('accept')).toContain('text/event-stream');
  });

  it('treats an HTTP error status and a fallback flag alike', async () => {
    mockResponse(() => Response.json(reply, { status: 503 }));
    const byStatus = await ask();
    mockResponse(() => Response.json({ ...reply, fallback: true }));
    expect(byStatus).toEqual(await ask());
    expect(byStatus.fallback).toBe(true);
  });

  it('times out after 30 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const answer = ask();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await expect(answer).resolves.toEqual(noAnswer);
  });

  it.each([
    ['an error page', () => new Response('<h1>502</h1>', { status: 502 })],
    ['an empty error', () => new Response(null, { status: 404 })],
    ['an HTML page', () => new Response('<!doctype html>')],
    [
      'truncated JSON',
      () => new Response('{"text": "In ba', { headers: { 'content-type': 'application/json' } }),
    ],
    [
      'a stream that ends early',
      () =>
        new Response('data: {"claim":"In bacheca."}\n\n', {
          headers: { 'content-type': 'text/event-stream' },
        }),
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('treats %s as a failed answer', async (_, answer) => {
    mockResponse(answer);
    await expect(ask()).resolves.toEqual(noAnswer);
  });
});

describe('sendFeedback', () => {
  const feedback = { helpful: true, question: 'Appelli', type: 'answer', language: 'it' } as const;

  it('sends the thumb and the question, and no session', async () => {
    const fetched = mockResponse(() => Response.json({ stored: true }));
    await sendFeedback(feedback);
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(`${demonstration.supabase.url}/functions/v1/assistant-feedback`);
    expect(JSON.parse(String(request?.body))).toEqual({
      helpful: true,
      question: 'Appelli',
      type: 'answer',
      lang: 'it',
    });
  });

  it('throws when it cannot be stored', async () => {
    mockResponse(() => new Response(null, { status: 503 }));
    await expect(sendFeedback(feedback)).rejects.toThrow();
  });
});
