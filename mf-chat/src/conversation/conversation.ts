import type { Language } from 'shared/contract';
import type { Answer } from './answer.ts';

/** The five suggested questions, in order (decisions: the list is complete). */
export const topics = ['fees', 'studyPlan', 'exchange', 'examDates', 'representative'] as const;

/** The longest question that the function accepts, in characters. */
export const maxQuestionLength = 1000;

/** A chat message, stored in the page's memory only. */
export interface Message {
  id: string;
  role: 'user' | 'assistant';
  /** The text. In an `error` it is what the server adds to the error message, if anything. */
  content: string;
  /** ISO 8601. */
  timestamp: string;
  type: 'question' | 'cancelled' | 'partial' | 'answer' | 'error';
  /** The answer's language, else that of the interface when the message was added. */
  language: Language;
  /** What was answered, and to which question. */
  answer?: Answer;
  question?: string;
}

/** The state of the chat. */
export interface Conversation {
  messages: readonly Message[];
  /** The text in the input. */
  draft: string;
  /** The pending request; answers to any other request are ignored. */
  pending: {
    request: number;
    question: string;
    /** The sentences that have arrived of an answer. */
    partial?: Message;
  } | null;
  /** How many requests were sent, also before a clear. */
  requests: number;
  /** The question that failed and can be retried. */
  error: string | null;
  /** Whether the chat offers the external assistant. */
  fallback: boolean;
}

/** When a message was added, and the language of the interface. */
export type MessageStamp = Pick<Message, 'timestamp' | 'language'>;

export const emptyConversation: Conversation = {
  messages: [],
  draft: '',
  pending: null,
  requests: 0,
  error: null,
  fallback: false,
};

/** Whether `text` can be sent: it is not blank and no request is pending. */
export function canSend({ pending }: Pick<Conversation, 'pending'>, text: string): boolean {
  return pending === null && text.trim() !== '';
}

function startRequest(state: Conversation, question: string): Conversation {
  const request = state.requests + 1;
  return { ...state, pending: { request, question }, requests: request, error: null };
}

/** Adds a question, clears the input and starts a request, if the question can be sent. */
export function send(state: Conversation, text: string, stamp: MessageStamp): Conversation {
  if (!canSend(state, text)) return state;
  const content = text.trim();
  const next = startRequest(state, content);
  const id = `question-${next.requests}`;
  const message: Message = { id, role: 'user', type: 'question', content, ...stamp };
  return { ...next, messages: [...state.messages, message], draft: '' };
}

/** Adds a sentence of the answer to `request`. */
export function receiveClaim(
  state: Conversation,
  request: number,
  claim: string,
  stamp: MessageStamp,
): Conversation {
  const { pending } = state;
  if (pending?.request !== request) return state;
  const id = `answer-${request}`;
  const partial: Message = pending.partial
    ? { ...pending.partial, content: `${pending.partial.content} ${claim}` }
    : { id, role: 'assistant', content: claim, type: 'partial', ...stamp };
  return { ...state, pending: { ...pending, partial } };
}

/**
 * Adds the answer to `request`. A failure or a fallback flag turns fallback mode on, the next good
 * answer turns it off. A failure comes below the sentences that have arrived. Answers to cancelled, cleared or earlier
 * requests are ignored.
 */
export function receive(
  state: Conversation,
  request: number,
  answer: Answer,
  { timestamp, language }: MessageStamp,
): Conversation {
  if (state.pending?.request !== request) return state;
  const { partial } = state.pending;
  const stopped: Message[] =
    partial && answer.failed ? [{ ...partial, id: `partial-${request}`, type: 'cancelled' }] : [];
  const message: Message = {
    id: `answer-${request}`,
    role: 'assistant',
    content: answer.content,
    timestamp,
    type: answer.failed ? 'error' : 'answer',
    language: answer.language ?? language,
    answer: withTypedQuestion(state, answer),
    question: state.pending.question,
  };
  return {
    ...state,
    messages: [...state.messages, ...stopped, message],
    pending: null,
    error: answer.failed ? state.pending.question : null,
    fallback: answer.fallback,
  };
}

/** The reply names the question before as it was understood; the chat shows the words that were typed. */
function withTypedQuestion({ messages }: Conversation, answer: Answer): Answer {
  const typed = lastAnswered(messages)?.question;
  return answer.carriedOver === undefined || typed === undefined
    ? answer
    : { ...answer, carriedOver: typed };
}

const lastAnswered = (messages: readonly Message[]) =>
  messages.findLast(({ type }) => type === 'answer');

/** The question before the pending one, as it was understood, if it was answered. */
export function previousQuestion({ messages }: Pick<Conversation, 'messages'>): string | undefined {
  const last = lastAnswered(messages);
  return last?.answer?.understood ?? last?.question;
}

/** Cancels the pending request without an error: marks its question, or keeps what has arrived of the answer. */
export function cancel(state: Conversation): Conversation {
  if (state.pending === null) return state;
  const { partial } = state.pending;
  if (partial)
    return {
      ...state,
      messages: [...state.messages, { ...partial, type: 'cancelled' }],
      pending: null,
    };
  const last = state.messages.findLastIndex((message) => message.role === 'user');
  return {
    ...state,
    messages: state.messages.map((message, index) =>
      index === last ? { ...message, type: 'cancelled' } : message,
    ),
    pending: null,
  };
}

/** Sends the failed question again and removes its error message. */
export function retry(state: Conversation): Conversation {
  if (state.error === null || state.pending !== null) return state;
  return { ...startRequest(state, state.error), messages: state.messages.slice(0, -1) };
}

/** Resets messages, error and fallback; the answer to a pending request will be ignored. */
export function clear(state: Conversation): Conversation {
  return { ...emptyConversation, requests: state.requests };
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** In Safari, `compositionend` fires before this `keydown`; only the key code tells. */
const compositionKeyCode = 229;

/** Whether a key press sends the question: Enter does, unless it confirms input method text. */
export function enterSends({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== compositionKeyCode;
}
