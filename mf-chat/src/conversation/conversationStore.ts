import { attempt } from 'shared/data';
import { createStore, useLanguage, useLocation } from 'shared/runtime';
import { askAssistant, type Question } from '../queries.ts';
import { noAnswer } from './answer.ts';
import {
  type Conversation,
  cancel,
  clear,
  emptyConversation,
  type MessageStamp,
  maxQuestionLength,
  previousQuestion,
  receive,
  receiveClaim,
  retry,
  send,
} from './conversation.ts';
import { markUnread } from './panelStore.ts';

/** The page a question is asked on and the language of the interface. */
type PageContext = Omit<Question, 'message' | 'previous'>;

export function usePageContext(): PageContext {
  return { path: useLocation().pathname, language: useLanguage() };
}

const draftKey = 'chat-draft';

/** The page's only conversation; it outlives the panel and navigations. */
export const useConversation = createStore<Conversation>(() => ({
  ...emptyConversation,
  draft: (attempt(() => sessionStorage.getItem(draftKey)) ?? '').slice(0, maxQuestionLength),
}));

// A reload loses nothing of what is being typed.
useConversation.subscribe(({ draft }, before) => {
  if (draft === before.draft) return;
  attempt(() =>
    draft === '' ? sessionStorage.removeItem(draftKey) : sessionStorage.setItem(draftKey, draft),
  );
});

let pendingRequest: AbortController | undefined;

function stampNow({ language }: PageContext): MessageStamp {
  return { timestamp: new Date().toISOString(), language };
}

/** Moves to the next state, sends the request if that started one, and adds its answer. */
async function request(next: Conversation, context: PageContext): Promise<void> {
  const { pending: before } = useConversation.getState();
  useConversation.setState(next);
  const { pending } = next;
  if (pending === null || pending === before) return;
  const controller = new AbortController();
  pendingRequest = controller;
  const question: Question = {
    message: pending.question,
    previous: previousQuestion(next),
    ...context,
  };
  const onClaim = (claim: string) =>
    useConversation.setState((state) =>
      receiveClaim(state, pending.request, claim, stampNow(context)),
    );
  const answer = await askAssistant(question, controller.signal, onClaim).catch(() => noAnswer);
  const current = useConversation.getState();
  const answered = receive(current, pending.request, answer, stampNow(context));
  if (answered === current) return;
  useConversation.setState(answered);
  markUnread();
}

export async function sendQuestion(text: string, context: PageContext): Promise<void> {
  await request(send(useConversation.getState(), text, stampNow(context)), context);
}

/** Sends a question, or keeps it in the input while another one is pending. */
export function askOrDraft(text: string, context: PageContext): void {
  if (useConversation.getState().pending === null) void sendQuestion(text, context);
  else setDraft(text);
}

export async function retryQuestion(context: PageContext): Promise<void> {
  await request(retry(useConversation.getState()), context);
}

export function setDraft(draft: string): void {
  useConversation.setState({ draft });
}

export function cancelQuestion(): void {
  useConversation.setState(cancel);
  pendingRequest?.abort();
}

export function clearConversation(): void {
  useConversation.setState(clear);
  pendingRequest?.abort();
}
