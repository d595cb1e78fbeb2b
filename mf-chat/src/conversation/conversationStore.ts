import type { Language } from 'shared/contract';
import { createStore } from 'shared/runtime';
import { askAssistant, type Question } from '../queries.ts';
import { noAnswer } from './answer.ts';
import {
  type Conversation,
  cancel,
  clear,
  emptyConversation,
  receive,
  retry,
  send,
} from './conversation.ts';
import { noticeAnswer } from './panelStore.ts';

/** Where the visitor is when a question is sent. */
interface Place {
  path: string;
  language: Language;
}

/** The page's one conversation: it outlives the panel and the page it was opened on. */
export const useConversation = createStore<Conversation>(() => emptyConversation);

let underWay: AbortController | undefined;

const now = () => new Date().toISOString();

/** Waits for the answer to the pending question, unless `before` shows that nothing was sent. */
async function awaitAnswer(before: Conversation, place: Place): Promise<void> {
  const { pending } = useConversation.getState();
  if (pending === null || pending === before.pending) return;
  const controller = new AbortController();
  underWay = controller;
  const question: Question = { message: pending.question, ...place };
  const answer = await askAssistant(question, controller.signal).catch(() => noAnswer);
  const moment = { at: now(), language: place.language };
  const waiting = useConversation.getState();
  const answered = receive(waiting, pending.request, answer, moment);
  if (answered === waiting) return;
  useConversation.setState(answered);
  noticeAnswer();
}

export function writeDraft(draft: string): void {
  useConversation.setState({ draft });
}

export async function sendQuestion(text: string, place: Place): Promise<void> {
  const before = useConversation.getState();
  useConversation.setState(send(before, text, { at: now(), language: place.language }));
  await awaitAnswer(before, place);
}

export async function askAgain(place: Place): Promise<void> {
  const before = useConversation.getState();
  useConversation.setState(retry(before));
  await awaitAnswer(before, place);
}

export function cancelQuestion(): void {
  useConversation.setState(cancel);
  underWay?.abort();
}

export function clearConversation(): void {
  useConversation.setState(clear);
  underWay?.abort();
}
