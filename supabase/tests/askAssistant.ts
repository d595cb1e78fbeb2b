import { z } from 'zod';
import { createHandler } from '../functions/assistant/handler.ts';
import type { Backend } from '../local/server.ts';

const reply = z.object({
  text: z.string(),
  type: z.enum(['answer', 'unsure', 'small_talk', 'not_found', 'refused', 'support', 'error']),
  lang: z.enum(['it', 'en']),
  documents: z.array(
    z.object({
      title: z.string(),
      tag: z.string().optional(),
      url: z.string(),
      reader: z.string().optional(),
    }),
  ),
  representatives: z.array(z.object({ name: z.string(), organ: z.string(), url: z.string() })),
  quotation: z.object({ text: z.string(), lang: z.enum(['it', 'en']) }).nullable(),
  carriedOver: z.string().nullable(),
  understood: z.string().nullable(),
  corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
  next: z.array(z.string()),
  fallback: z.boolean(),
  error: z.string().nullable(),
});

export type AssistantReply = z.infer<typeof reply>;

export type AskOptions = {
  readonly lang?: 'it' | 'en';
  readonly path?: string;
  /** The question before. */
  readonly previous?: string;
  readonly secrets?: Readonly<Record<string, string>>;
};

/** Asks the function as the chat does, with the secrets of this test; its reply is what the chat reads. */
export async function askAssistant(
  backend: Backend,
  message: string,
  options: AskOptions = {},
): Promise<AssistantReply> {
  const response = await post(backend, message, options);
  return reply.strict().parse(await response.json());
}

/** The events of a streamed answer; the visitor leaves after some of them. */
export async function streamAssistant(
  backend: Backend,
  message: string,
  secrets: AskOptions['secrets'] = {},
  most = 100,
): Promise<unknown[]> {
  const { body, headers } = await post(backend, message, { secrets }, 'text/event-stream');
  const type = headers.get('content-type') ?? '';
  if (type !== 'text/event-stream' || body === null) throw new Error(`It answered ${type}.`);
  const events: unknown[] = [];
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    events.push(...[...part.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data)));
    if (events.length >= most) break;
  }
  return events;
}

async function post(
  backend: Backend,
  message: string,
  { lang = 'it', path = '/', previous, secrets = {} }: AskOptions,
  accept = '*/*',
): Promise<Response> {
  const handler = createHandler({
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
    ASSISTANT_QUESTIONS_PER_VISITOR: '100000',
    ...secrets,
  });
  return handler(
    new Request('http://functions.invalid/assistant', {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' },
      body: JSON.stringify({
        sessionId: 'session-of-a-visitor',
        message,
        context: { path, lang, previous },
      }),
    }),
  );
}

/** Reads the text of the files whose URL matches, as visits of the site would. */
export async function readPdfs(backend: Backend, pattern: string): Promise<void> {
  await backend.database.sql.query('update private.pdf_files set is_done = true where url !~ $1', [
    pattern,
  ]);
  for (;;) {
    const response = await fetch(`${backend.url}/functions/v1/extract-pdf-content`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
    });
    const { processed, failed } = await response.json();
    if (processed + failed === 0) return;
  }
}
