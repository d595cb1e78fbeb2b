import { z } from 'zod';
import type { ModelSettings } from './modelSettings.ts';

/** In characters. A token takes about 200 in the stream. */
const maxStream = 512 * 1024;

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ total_tokens: z.number() }).nullish(),
});

/**
 * The lines that a model writes, as each is complete; one that its limit cuts off is left out.
 * @param usage receives the number of tokens when the provider says it, and 0 when it answers with an error.
 * @throws when the provider answers with an error, a redirect, another shape or too much, and when it is late.
 */
export async function* completionLines(
  model: ModelSettings,
  messages: readonly object[],
  signal: AbortSignal,
  usage: (tokens: number) => void,
): AsyncGenerator<string> {
  // Not `AbortSignal.any` and `timeout`: Node 20 may collect both as garbage before they fire.
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Error('it is late')), model.timeoutSeconds * 1000);
  const leave = () => ended.abort(signal.reason);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  try {
    const response = await fetch(`${model.url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${model.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...model.options, model: model.name, messages, stream: true }),
      redirect: 'error',
      signal: ended.signal,
    });
    const { body, headers, ok, status } = response;
    if (!ok || body === null || !headers.get('content-type')?.startsWith('text/event-stream')) {
      await body?.cancel();
      if (!ok) usage(0);
      throw new Error(ok ? 'it answered with no stream of events' : `it answered ${status}`);
    }
    let written = '';
    for await (const event of eventsIn(body, ended.signal)) {
      if (event === '[DONE]') return;
      const { choices, usage: used } = chunk.parse(JSON.parse(event));
      if (used != null) usage(used.total_tokens);
      const lines = (written + (choices[0]?.delta?.content ?? '')).split('\n');
      written = lines.pop() ?? '';
      yield* lines;
      if (choices[0]?.finish_reason === 'stop') {
        yield written;
        written = '';
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

/** The data of server-sent events. Leaving the loop ends the request. */
async function* eventsIn(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const cancel = () => reader.cancel().catch(() => undefined);
  // Node 20 forgets the signal of a fetch whose response has begun.
  signal.addEventListener('abort', cancel);
  let unfinished = '';
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > maxStream) throw new Error('its answer is too large');
      const lines = (unfinished + part.value).split(/\r?\n/);
      unfinished = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
    }
    signal.throwIfAborted();
  } finally {
    await cancel();
  }
}
