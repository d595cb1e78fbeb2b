import type { Language } from '../_shared/languages.ts';

/** What a file says in another language than the answer. */
export type Quotation = { readonly text: string; readonly lang: Language };

/** The response that the chat reads. Errors have the same shape, so that the chat can show their text. */
export type Reply = {
  readonly text: string;
  /**
   * An `answer` is right as far as can be known; `unsure` only lists what may be meant. `refused` is out of scope;
   * `support` is for somebody who is, or may be, in crisis.
   */
  readonly type: 'answer' | 'unsure' | 'small_talk' | 'not_found' | 'refused' | 'support' | 'error';
  /** The language of the text: that of the question, which may differ from the page's. */
  readonly lang: Language;
  /** `reader` is the path by which the site opens a handout's PDF. */
  readonly documents: readonly { title: string; tag?: string; url: string; reader?: string }[];
  /** `url` is the page of the site that shows the person's body. */
  readonly representatives: readonly { name: string; organ: string; url: string }[];
  /** After the text. */
  readonly quotation: Quotation | null;
  /** The previous question, when this one was understood together with it. */
  readonly carriedOver: string | null;
  /** The question as it was understood; the chat sends it with the next one. */
  readonly understood: string | null;
  /** Words that no text has, and what was searched for in their place. */
  readonly corrections: readonly { typed: string; meant: string }[];
  /** Questions that have an answer, to go on with. */
  readonly next: readonly string[];
  /** Whether the chat offers the external assistant. */
  readonly fallback: boolean;
  readonly error: string | null;
};

export const emptyReply = {
  documents: [],
  representatives: [],
  quotation: null,
  carriedOver: null,
  understood: null,
  corrections: [],
  next: [],
  fallback: false,
  error: null,
};

export function errorReply(text: string, lang: Language, error: string): Reply {
  return { ...emptyReply, text, type: 'error', lang, fallback: true, error };
}

/**
 * A reply as server-sent events, for a client that asks for them: `{"claim": "…"}` for each sentence that is checked,
 * then `{"reply": {…}}`.
 * @param write is aborted when the client leaves.
 */
export function streamedReply(
  write: (onClaim: (text: string) => void, signal: AbortSignal) => Promise<Reply>,
): Response {
  const left = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: object) => {
        if (left.signal.aborted) return;
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      const reply = await write((claim) => send({ claim }), left.signal);
      send({ reply });
      if (!left.signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    // nginx, the site's edge, would keep the events until the end.
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  });
}
