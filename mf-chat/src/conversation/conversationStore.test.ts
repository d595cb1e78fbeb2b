import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAssistant } from '../queries.ts';
import { type Answer, noAnswer } from './answer.ts';
import {
  askOrDraft,
  cancelQuestion,
  clearConversation,
  retryQuestion,
  sendQuestion,
  setDraft,
  useConversation,
} from './conversationStore.ts';
import { usePanel } from './panelStore.ts';

vi.mock('../queries.ts', () => ({ askAssistant: vi.fn() }));

const context = { path: '/', language: 'it' } as const;
const answer: Answer = { ...noAnswer, content: 'Ecco.', fallback: false, failed: false };

/** Lets the test settle the next request. */
function nextQuestion() {
  let resolve: (answer: Answer) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  vi.mocked(askAssistant).mockReturnValueOnce(
    new Promise<Answer>((...settle) => {
      [resolve, reject] = settle;
    }),
  );
  const call = () => vi.mocked(askAssistant).mock.lastCall;
  return {
    resolve,
    reject,
    signal: () => call()?.[1],
    claim: (text: string) => call()?.[2](text),
  };
}

const types = () => useConversation.getState().messages.map(({ type }) => type);

beforeEach(() => {
  vi.mocked(askAssistant).mockReset();
  clearConversation();
  usePanel.setState({ open: true, unread: false });
});

it('keeps a question that was not sent through a reload', async () => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
  const draftAfterReload = async () => {
    vi.resetModules();
    return (await import('./conversationStore.ts')).useConversation.getState().draft;
  };
  setDraft('Quando sono gli');
  expect(await draftAfterReload()).toBe('Quando sono gli');
  setDraft('');
  expect(await draftAfterReload()).toBe('');
  vi.unstubAllGlobals();
});

describe('the conversation', () => {
  it('sends one request per question and adds the answer', async () => {
    const asked = nextQuestion();
    setDraft('Appelli ');
    const done = sendQuestion('Appelli ', context);
    await sendQuestion('Appelli ', context);
    expect(useConversation.getState()).toMatchObject({
      draft: '',
      pending: { question: 'Appelli' },
    });
    asked.resolve(answer);
    await done;
    expect(askAssistant).toHaveBeenCalledTimes(1);
    expect(vi.mocked(askAssistant).mock.calls[0]?.[0]).toEqual({ message: 'Appelli', ...context });
    expect(types()).toEqual(['question', 'answer']);
  });

  it('keeps a question in the input while another one is pending', () => {
    nextQuestion();
    askOrDraft('Appelli', context);
    askOrDraft('Piano di studi', context);
    expect(useConversation.getState()).toMatchObject({
      draft: 'Piano di studi',
      pending: { question: 'Appelli' },
    });
    expect(askAssistant).toHaveBeenCalledTimes(1);
  });

  it('sends no request for a blank question', async () => {
    await sendQuestion('  ', context);
    expect(askAssistant).not.toHaveBeenCalled();
  });

  // @spec states.17
  it('aborts on cancel, and a late answer or error leaves no bubble', async () => {
    const first = nextQuestion();
    const firstDone = sendQuestion('Appelli', context);
    const signal = first.signal();
    cancelQuestion();
    expect(signal?.aborted).toBe(true);
    const second = nextQuestion();
    const secondDone = sendQuestion('Tasse', context);
    first.reject(new DOMException('Aborted', 'AbortError'));
    await firstDone;
    expect(types()).toEqual(['cancelled', 'question']);
    second.resolve(answer);
    await secondDone;
    expect(types()).toEqual(['cancelled', 'question', 'answer']);
  });

  it('keeps the sentences that have arrived when an answer fails', async () => {
    const asked = nextQuestion();
    const done = sendQuestion('Appelli', context);
    asked.claim('In bacheca.');
    asked.reject(new Error('offline'));
    await done;
    expect(types()).toEqual(['question', 'cancelled', 'error']);
    expect(useConversation.getState().messages[1]?.content).toBe('In bacheca.');
  });

  it('keeps the sentences that have arrived when an answer is stopped', async () => {
    const asked = nextQuestion();
    const done = sendQuestion('Appelli', context);
    asked.claim('In bacheca.');
    asked.claim('Anche online.');
    const { pending, messages } = useConversation.getState();
    expect(pending?.partial).toMatchObject({
      type: 'partial',
      content: 'In bacheca. Anche online.',
    });
    expect(messages).toHaveLength(1);
    cancelQuestion();
    expect(asked.signal()?.aborted).toBe(true);
    asked.claim('Troppo tardi.');
    asked.reject(new DOMException('Aborted', 'AbortError'));
    await done;
    const [question, stopped] = useConversation.getState().messages;
    expect(question?.type).toBe('question');
    expect(stopped).toMatchObject({
      role: 'assistant',
      type: 'cancelled',
      content: 'In bacheca. Anche online.',
    });
  });

  it('replaces what has arrived by the whole answer', async () => {
    const asked = nextQuestion();
    const done = sendQuestion('Appelli', context);
    asked.claim('Ecco.');
    asked.resolve(answer);
    await done;
    expect(types()).toEqual(['question', 'answer']);
    expect(useConversation.getState().pending).toBeNull();
  });

  it('aborts on clear, and a late answer is ignored', async () => {
    const asked = nextQuestion();
    const done = sendQuestion('Appelli', context);
    clearConversation();
    expect(asked.signal()?.aborted).toBe(true);
    asked.resolve(answer);
    await done;
    expect(types()).toEqual([]);
  });

  it('retries the failed question in place', async () => {
    nextQuestion().resolve(noAnswer);
    await sendQuestion('Appelli', context);
    expect(types()).toEqual(['question', 'error']);
    nextQuestion().resolve(answer);
    await retryQuestion(context);
    expect(vi.mocked(askAssistant).mock.lastCall?.[0].message).toBe('Appelli');
    expect(types()).toEqual(['question', 'answer']);
  });

  it('marks an answer as unread if the panel is closed', async () => {
    nextQuestion().resolve(answer);
    await sendQuestion('Appelli', context);
    expect(usePanel.getState().unread).toBe(false);
    usePanel.setState({ open: false });
    nextQuestion().resolve(answer);
    await sendQuestion('Tasse', context);
    expect(usePanel.getState().unread).toBe(true);
  });
});
