interface Event {
  claim?: unknown;
  reply?: unknown;
}

/**
 * Reads a streamed reply of the `assistant` function: server-sent events with a sentence each, then one with the reply.
 *
 * @param onClaim Receives each sentence.
 * @returns The reply; undefined when the stream ends without one.
 */
export async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onClaim: (claim: string) => void,
  timeoutMs: number,
): Promise<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  // It fails where the request was aborted, which the next read says.
  const leave = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(leave, timeoutMs);
  let unfinished = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const events = (unfinished + decoder.decode(part.value, { stream: true })).split('\n\n');
      unfinished = events.pop() ?? '';
      for (const event of events) {
        const { claim, reply }: Event = JSON.parse(event.replace(/^data: /, ''));
        if (typeof claim === 'string') onClaim(claim);
        else return reply;
      }
    }
    return undefined;
  } finally {
    clearTimeout(timer);
    leave();
  }
}
