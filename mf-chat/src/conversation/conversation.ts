import type { Language } from 'shared/contract';
import type { Answer, AnswerDocument, AnswerRepresentative } from './answer.ts';

/** The longest question that the function takes, in characters. */
export const longestQuestion = 1000;

/** One bubble (specification section 3, "Chat message"), kept in the page's memory only. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  /** What was said. In an `error` it is what the server adds to the error message, or nothing. */
  content: string;
  /** When, as an ISO 8601 instant. */
  timestamp: string;
  type: 'question' | 'cancelled' | 'answer' | 'error';
  /** The answer's own language; else the interface's at that moment. */
  language: Language;
  documents?: readonly AnswerDocument[];
  representatives?: readonly AnswerRepresentative[];
}

/** The chat at one moment. */
export interface Conversation {
  messages: readonly Message[];
  /** What is typed and not sent yet. */
  draft: string;
  /** The request that is under way; only its own answer is accepted. */
  pending: { request: number; question: string } | null;
  /** How many requests were made so far, also before a clear. */
  requests: number;
  /** The question that failed, to be asked again. */
  error: string | null;
  /** Whether the chat points to the external assistant. */
  fallback: boolean;
}

/** When and in which language something was said. */
export interface Moment {
  at: string;
  language: Language;
}

export const emptyConversation: Conversation = {
  messages: [],
  draft: '',
  pending: null,
  requests: 0,
  error: null,
  fallback: false,
};

/** Whether `text` may be sent: something is written and no reply is pending (section 5). */
export function canSend({ pending }: Pick<Conversation, 'pending'>, text: string): boolean {
  return pending === null && text.trim() !== '';
}

/** Sends a question: the input is cleared and the reply is pending. Else nothing changes. */
export function send(state: Conversation, text: string, { at, language }: Moment): Conversation {
  if (!canSend(state, text)) return state;
  const question = text.trim();
  const request = state.requests + 1;
  const asked: Message = {
    id: `question-${request}`,
    role: 'user',
    content: question,
    timestamp: at,
    type: 'question',
    language,
  };
  return {
    ...state,
    messages: [...state.messages, asked],
    draft: '',
    pending: { request, question },
    requests: request,
    error: null,
  };
}

/**
 * Takes the answer to `request`. The answer decides the mode: a failure or a fallback flag points to
 * the external assistant, the next good answer ends that. Whatever answers a request that was
 * cancelled, cleared or overtaken changes nothing.
 */
export function receive(
  state: Conversation,
  request: number,
  answer: Answer,
  { at, language }: Moment,
): Conversation {
  if (state.pending?.request !== request) return state;
  const said: Message = {
    id: `answer-${request}`,
    role: 'assistant',
    content: answer.content,
    timestamp: at,
    type: answer.failed ? 'error' : 'answer',
    language: answer.language ?? language,
    documents: answer.documents,
    representatives: answer.representatives,
  };
  return {
    ...state,
    messages: [...state.messages, said],
    pending: null,
    error: answer.failed ? state.pending.question : null,
    fallback: answer.fallback,
  };
}

/** Stops waiting. No error is shown: the question is marked as withdrawn. */
export function cancel(state: Conversation): Conversation {
  if (state.pending === null) return state;
  const last = state.messages.findLastIndex((message) => message.role === 'user');
  return {
    ...state,
    messages: state.messages.map((message, index) =>
      index === last ? { ...message, type: 'cancelled' } : message,
    ),
    pending: null,
  };
}

/** Asks the question that failed once more, in the place of its error message. */
export function retry(state: Conversation): Conversation {
  if (state.error === null || state.pending !== null) return state;
  const request = state.requests + 1;
  return {
    ...state,
    messages: state.messages.slice(0, -1),
    pending: { request, question: state.error },
    requests: request,
    error: null,
  };
}

/** Forgets messages, error and fallback; a request that is under way is no longer awaited. */
export function clear(state: Conversation): Conversation {
  return { ...emptyConversation, requests: state.requests };
}
