import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, noAnswer } from './answer.ts';
import {
  type Conversation,
  cancel,
  canSend,
  clear,
  emptyConversation,
  enterSends,
  previousQuestion,
  receive,
  retry,
  send,
} from './conversation.ts';

const stamp = { timestamp: '2026-03-09T17:30:00.000Z', language: 'it' } as const;

const goodAnswer: Answer = {
  ...noAnswer,
  kind: 'answer',
  content: 'In segreteria.',
  documents: [{ title: 'Tasse', url: 'https://example.org/tasse.pdf' }],
  representatives: [],
  fallback: false,
  failed: false,
};

const types = (state: Conversation) => state.messages.map(({ type }) => type);

const asked = send(emptyConversation, '  Dove si pagano le tasse?\n', stamp);
const failed = receive(asked, 1, noAnswer, stamp);

describe('send', () => {
  // @spec entities.11 states.14
  it('adds the trimmed question, clears the input and waits', () => {
    const state = send({ ...emptyConversation, draft: ' Appelli ' }, ' Appelli ', stamp);
    expect(state.messages).toEqual([
      {
        id: 'question-1',
        role: 'user',
        content: 'Appelli',
        timestamp: stamp.timestamp,
        type: 'question',
        language: 'it',
      },
    ]);
    expect(state.draft).toBe('');
    expect(state.pending).toEqual({ request: 1, question: 'Appelli' });
  });

  // @spec validation.2
  it.each(['', ' ', '\n\t', '\u00a0'])('does nothing with the blank text %j', (blank) => {
    expect(canSend(emptyConversation, blank)).toBe(false);
    expect(send(emptyConversation, blank, stamp)).toBe(emptyConversation);
  });

  // @spec validation.2
  it('does nothing while a reply is pending', () => {
    expect(canSend(asked, 'Appelli')).toBe(false);
    expect(send(asked, 'Appelli', stamp)).toBe(asked);
  });
});

describe('receive', () => {
  // @spec entities.11
  it('appends the answer and waits no longer', () => {
    const state = receive(asked, 1, goodAnswer, stamp);
    expect(state.messages.at(-1)).toEqual({
      id: 'answer-1',
      role: 'assistant',
      content: 'In segreteria.',
      timestamp: stamp.timestamp,
      type: 'answer',
      language: 'it',
      answer: goodAnswer,
      question: 'Dove si pagano le tasse?',
    });
    expect(state).toMatchObject({ pending: null, error: null, fallback: false });
  });

  // @spec states.15
  it('shows a failure as an error message and switches to fallback mode', () => {
    expect(failed.messages.at(-1)?.type).toBe('error');
    expect(failed).toMatchObject({
      pending: null,
      error: 'Dove si pagano le tasse?',
      fallback: true,
    });
  });

  // @spec states.15
  it('switches to fallback mode on a flag alone, with what the reply says', () => {
    const state = receive(asked, 1, { ...goodAnswer, fallback: true }, stamp);
    expect(state.messages.at(-1)).toMatchObject({ type: 'answer', content: 'In segreteria.' });
    expect(state).toMatchObject({ error: null, fallback: true });
  });

  it('leaves fallback mode with the next good answer', () => {
    const again = send(failed, 'Appelli', stamp);
    expect(again.fallback).toBe(true);
    expect(receive(again, 2, goodAnswer, stamp).fallback).toBe(false);
  });

  it.each([
    ['that was cancelled', cancel(asked)],
    ['that was cleared', clear(asked)],
    ['followed by another', send(cancel(asked), 'Appelli', stamp)],
    ['that is answered already', failed],
  ])('ignores the answer to a request %s', (_, state) => {
    expect(receive(state, 1, goodAnswer, stamp)).toBe(state);
  });
});

describe('cancel', () => {
  it('marks the question as cancelled, without an error or fallback', () => {
    const state = cancel(asked);
    expect(types(state)).toEqual(['cancelled']);
    expect(state).toMatchObject({ pending: null, error: null, fallback: false });
    expect(canSend(state, 'Appelli')).toBe(true);
  });

  it('marks the pending question, not an earlier one', () => {
    const second = send(receive(asked, 1, goodAnswer, stamp), 'Appelli', stamp);
    expect(types(cancel(second))).toEqual(['question', 'answer', 'cancelled']);
  });

  it('does nothing when nothing is pending', () => {
    expect(cancel(failed)).toBe(failed);
  });
});

describe('retry', () => {
  it('sends the failed question again and removes its error message', () => {
    const state = retry(failed);
    expect(types(state)).toEqual(['question']);
    expect(state.pending).toEqual({ request: 2, question: 'Dove si pagano le tasse?' });
    expect(types(receive(state, 2, goodAnswer, stamp))).toEqual(['question', 'answer']);
  });

  it('does nothing without a failed question or while a reply is pending', () => {
    expect(retry(emptyConversation)).toBe(emptyConversation);
    expect(retry(asked)).toBe(asked);
  });
});

describe('clear', () => {
  // @spec states.16
  it('resets messages, error and fallback', () => {
    expect(clear(failed)).toEqual({ ...emptyConversation, requests: 1 });
  });

  it('never reuses a request number', () => {
    expect(send(clear(asked), 'Appelli', stamp).pending?.request).toBe(2);
  });
});

describe('any sequence of events', () => {
  const event = fc.oneof(
    fc.string({ maxLength: 4 }).map((text) => (state: Conversation) => send(state, text, stamp)),
    fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean()).map(
      ([request, good]) =>
        (state: Conversation) =>
          receive(state, request, good ? goodAnswer : noAnswer, stamp),
    ),
    fc.constantFrom(cancel, retry, clear),
  );

  it('has unique ids, at most one pending question, and an error only after an error message', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = events.reduce((before, happen) => happen(before), emptyConversation);
        const ids = state.messages.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        if (state.pending) {
          expect(state.messages.at(-1)).toMatchObject({
            type: 'question',
            content: state.pending.question,
          });
        }
        if (state.error !== null) {
          expect(state.messages.at(-1)?.type).toBe('error');
          expect(state.fallback).toBe(true);
        }
        expect(
          state.messages.every(
            ({ role, content }) => role === 'assistant' || content.trim() !== '',
          ),
        ).toBe(true);
      }),
    );
  });
});

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it('sends with Enter', () => {
  expect(enterSends(enter)).toBe(true);
});

it.each([
  ['Shift+Enter', { shiftKey: true }],
  ['Enter in an input method', { isComposing: true }],
  ['Enter in an input method in Safari', { keyCode: 229 }],
  ['another key', { key: 'a' }],
])('does not send for %s', (_, difference) => {
  expect(enterSends({ ...enter, ...difference })).toBe(false);
});

describe('the question before', () => {
  const ask = (state: Conversation, text: string) => send(state, text, stamp);

  it('is the last that was answered, as it was understood', () => {
    expect(previousQuestion(asked)).toBeUndefined();
    const answered = receive(asked, 1, goodAnswer, stamp);
    expect(previousQuestion(ask(answered, 'e quando?'))).toBe('Dove si pagano le tasse?');
    const understood = 'Dove si pagano le tasse quando';
    const again = receive(ask(answered, 'e quando?'), 2, { ...goodAnswer, understood }, stamp);
    expect(previousQuestion(ask(again, 'e quanto?'))).toBe(understood);
  });

  it('is shown as it was typed', () => {
    const understood = 'when do i pay the fees i pay late';
    const answered = receive(asked, 1, { ...goodAnswer, understood }, stamp);
    const carriedOver = understood;
    const again = receive(ask(answered, 'e poi?'), 2, { ...goodAnswer, carriedOver }, stamp);
    expect(again.messages.at(-1)?.answer?.carriedOver).toBe('Dove si pagano le tasse?');
  });

  it('is not a failed one, and is gone after the conversation is cleared', () => {
    expect(previousQuestion(failed)).toBeUndefined();
    expect(previousQuestion(clear(receive(asked, 1, goodAnswer, stamp)))).toBeUndefined();
  });
});
