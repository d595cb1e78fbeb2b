import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listening } from './answering.ts';

const asked = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const given = z.object({
  question: z.string().optional(),
  before: z.string().optional(),
  passages: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      text: z.string(),
      rows: z.array(z.unknown()).optional(),
    }),
  ),
});

type Asked = {
  readonly url: string;
  readonly authorization: string;
  /** The body of the request, as it was sent. */
  readonly body: string;
  /** What the model is given to read. */
  readonly given: z.infer<typeof given>;
  /** The id of the first passage that has a text. */
  readonly idOf: (part: string) => number;
};

/** How the server of a model answers. */
export type Script = (response: ServerResponse, asked: Asked) => void;

/** The event of a chunk of text, as OpenAI-compatible servers send it. */
export const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }], ...more })}\n\n`;

const finish = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n';

/** Writes lines, in which `[…]` is the id of the passage that has the text inside, in pieces of three characters. */
export const writes =
  (...lines: string[]): Script =>
  (response, { idOf }) => {
    const written = lines.map((line) =>
      line.replace(/\[(\D[^\]]*)\]/g, (_, part) => `[${idOf(part)}]`),
    );
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const piece of written.join('\n').match(/[\s\S]{1,3}/g) ?? [])
      response.write(chunk(piece));
    response.end(`${finish}data: [DONE]\n\n`);
  };

/** The scripted server of a model: its URL, and what it was asked. */
export async function modelServer(script: Script) {
  const requests: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { messages } = asked.parse(JSON.parse(body));
    const read = given.parse(JSON.parse(messages[1]?.content ?? ''));
    const one: Asked = {
      url: request.url ?? '',
      authorization: request.headers.authorization ?? '',
      body,
      given: read,
      idOf: (part) => read.passages.find((passage) => passage.text.includes(part))?.id ?? 99,
    };
    requests.push(one);
    script(response, one);
  });
  const url = await listening(server);
  return {
    requests,
    secrets: {
      ASSISTANT_MODEL_URL: `${url}/v1/`,
      ASSISTANT_MODEL_KEY: 'key-of-the-model',
      ASSISTANT_MODEL_NAME: 'small',
    },
  };
}
