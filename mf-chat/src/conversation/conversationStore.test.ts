import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAssistant } from '../queries.ts';
import { type Answer, noAnswer } from './answer.ts';
import {
  askAgain,
  cancelQuestion,
  clearConversation,
  sendQuestion,
  useConversation,
  writeDraft,
} from './conversationStore.ts';
import { usePanel } from './panelStore.ts';

vi.mock('../queries.ts', () => ({ askAssistant: vi.fn() }));

const place = { path: '/', language: 'it' } as const;
const answer: Answer = { ...noAnswer, content: 'Ecco.', fallback: false, failed: false };

/** The next question is answered when, and how, the test decides. */
function nextQuestion() {
  let resolve: (answer: Answer) => void = () => undefined;
  let reject: (cause: unknown) => void = () => undefined;
  vi.mocked(askAssistant).mockReturnValueOnce(
    new Promise<Answer>((...settle) => {
      [resolve, reject] = settle;
    }),
  );
  return { resolve, reject, signal: () => vi.mocked(askAssistant).mock.lastCall?.[1] };
}

const types = () => useConversation.getState().messages.map(({ type }) => type);

beforeEach(() => {
  vi.mocked(askAssistant).mockReset();
  clearConversation();
  usePanel.setState({ open: true, unread: false });
});

describe('the conversation', () => {
  it('asks once per question and appends the answer', async () => {
    const asked = nextQuestion();
    writeDraft('Appelli ');
    const done = sendQuestion('Appelli ', place);
    await sendQuestion('Appelli ', place);
    expect(useConversation.getState()).toMatchObject({
      draft: '',
      pending: { question: 'Appelli' },
    });
    asked.resolve(answer);
    await done;
    expect(askAssistant).toHaveBeenCalledTimes(1);
    expect(vi.mocked(askAssistant).mock.calls[0]?.[0]).toEqual({ message: 'Appelli', ...place });
    expect(types()).toEqual(['question', 'answer']);
  });

  it('asks nothing when nothing is written', async () => {
    await sendQuestion('  ', place);
    expect(askAssistant).not.toHaveBeenCalled();
  });

  it('aborts on cancel, and a late answer or error leaves no bubble', async () => {
    const first = nextQuestion();
    const firstDone = sendQuestion('Appelli', place);
    const signal = first.signal();
    cancelQuestion();
    expect(signal?.aborted).toBe(true);
    const second = nextQuestion();
    const secondDone = sendQuestion('Tasse', place);
    first.reject(new DOMException('Aborted', 'AbortError'));
    await firstDone;
    expect(types()).toEqual(['cancelled', 'question']);
    second.resolve(answer);
    await secondDone;
    expect(types()).toEqual(['cancelled', 'question', 'answer']);
  });

  it('aborts on clear and starts afresh', async () => {
    const asked = nextQuestion();
    const done = sendQuestion('Appelli', place);
    clearConversation();
    expect(asked.signal()?.aborted).toBe(true);
    asked.resolve(answer);
    await done;
    expect(types()).toEqual([]);
  });

  it('asks the failed question again in its place', async () => {
    nextQuestion().resolve(noAnswer);
    await sendQuestion('Appelli', place);
    expect(types()).toEqual(['question', 'error']);
    nextQuestion().resolve(answer);
    await askAgain(place);
    expect(vi.mocked(askAssistant).mock.lastCall?.[0].message).toBe('Appelli');
    expect(types()).toEqual(['question', 'answer']);
  });

  it('tells the button of an answer that came while the panel was closed', async () => {
    nextQuestion().resolve(answer);
    await sendQuestion('Appelli', place);
    expect(usePanel.getState().unread).toBe(false);
    usePanel.setState({ open: false });
    nextQuestion().resolve(answer);
    await sendQuestion('Tasse', place);
    expect(usePanel.getState().unread).toBe(true);
  });
});
