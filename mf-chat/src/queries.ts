import type { Language } from 'shared/contract';
import { supabase } from 'shared/runtime';
import { type Answer, readAnswer } from './conversation/answer.ts';
import { readStream } from './conversation/readStream.ts';
import { sessionId } from './conversation/sessionId.ts';

/** A question, with the page it is asked on and the language of the interface. */
export interface Question {
  message: string;
  /** The question before, so that "e la magistrale?" is understood. */
  previous?: string | undefined;
  path: string;
  language: Language;
}

const answerTimeoutMs = 30_000;

/**
 * Calls the `assistant` function. An HTTP error status is read as a reply
 * with `fallback`; a network error or timeout is a failed answer.
 *
 * @param onClaim Receives each sentence of an answer that a model writes, before the whole reply.
 */
export async function askAssistant(
  question: Question,
  signal: AbortSignal,
  onClaim: (claim: string) => void,
): Promise<Answer> {
  const client = await supabase();
  const { data, error, response } = await client.functions.invoke<unknown>('assistant', {
    body: {
      sessionId: sessionId(),
      message: question.message,
      context: {
        path: question.path,
        lang: question.language,
        ...(question.previous === undefined ? {} : { previous: question.previous }),
      },
    },
    headers: { accept: 'text/event-stream, application/json' },
    signal,
    timeout: answerTimeoutMs,
  });
  if (data instanceof Response && data.body)
    return readAnswer(await readStream(data.body, onClaim, answerTimeoutMs));
  if (!error) return readAnswer(data);
  const body: unknown = await response?.json().catch(() => undefined);
  return { ...readAnswer(body), fallback: true };
}

/** What a visitor says of an answer. */
interface Feedback {
  helpful: boolean;
  question: string;
  comment?: string;
  type: string;
  language: Language;
}

/** Stores a thumb, without session or address. Throws when it cannot be stored. */
export async function sendFeedback({ language, ...feedback }: Feedback): Promise<void> {
  const client = await supabase();
  const { error } = await client.functions.invoke('assistant-feedback', {
    body: { ...feedback, lang: language },
    timeout: answerTimeoutMs,
  });
  if (error) throw error;
}
