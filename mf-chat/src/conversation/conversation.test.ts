import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, noAnswer } from './answer.ts';
import {
  type Conversation,
  cancel,
  canSend,
  clear,
  emptyConversation,
  receive,
  retry,
  send,
} from './conversation.ts';

const moment = { at: '2026-03-09T17:30:00.000Z', language: 'it' } as const;

const goodAnswer: Answer = {
  content: 'In segreteria.',
  documents: [{ title: 'Tasse', url: 'https://example.org/tasse.pdf' }],
  representatives: [],
  fallback: false,
  failed: false,
};

const asked = send(emptyConversation, '  Dove si pagano le tasse?\n', moment);
const failed = receive(asked, 1, noAnswer, moment);

describe('send', () => {
  it('adds the trimmed question, clears the input and waits', () => {
    const state = send({ ...emptyConversation, draft: ' Appelli ' }, ' Appelli ', moment);
    expect(state.messages).toEqual([
      {
        id: 'question-1',
        role: 'user',
        content: 'Appelli',
        timestamp: moment.at,
        type: 'question',
        language: 'it',
      },
    ]);
    expect(state.draft).toBe('');
    expect(state.pending).toEqual({ request: 1, question: 'Appelli' });
  });

  it.each(['', ' ', '\n\t', '\u00a0'])('does nothing with the blank text %j', (blank) => {
    expect(canSend(emptyConversation, blank)).toBe(false);
    expect(send(emptyConversation, blank, moment)).toBe(emptyConversation);
  });

  it('does nothing while a reply is pending', () => {
    expect(canSend(asked, 'Appelli')).toBe(false);
    expect(send(asked, 'Appelli', moment)).toBe(asked);
  });
});

describe('receive', () => {
  it('appends the answer and waits no longer', () => {
    const state = receive(asked, 1, goodAnswer, moment);
    expect(state.messages.at(-1)).toEqual({
      id: 'answer-1',
      role: 'assistant',
      content: 'In segreteria.',
      timestamp: moment.at,
      type: 'answer',
      language: 'it',
      documents: goodAnswer.documents,
      representatives: [],
    });
    expect(state).toMatchObject({ pending: null, error: null, fallback: false });
  });

  it('shows a failure as an error message and switches to fallback mode', () => {
    expect(failed.messages.at(-1)?.type).toBe('error');
    expect(failed).toMatchObject({
      pending: null,
      error: 'Dove si pagano le tasse?',
      fallback: true,
    });
  });

  it('switches to fallback mode on a flag alone, with what the reply says', () => {
    const state = receive(asked, 1, { ...goodAnswer, fallback: true }, moment);
    expect(state.messages.at(-1)).toMatchObject({ type: 'answer', content: 'In segreteria.' });
    expect(state).toMatchObject({ error: null, fallback: true });
  });

  it('leaves fallback mode with the next good answer', () => {
    const again = send(failed, 'Appelli', moment);
    expect(again.fallback).toBe(true);
    expect(receive(again, 2, goodAnswer, moment).fallback).toBe(false);
  });

  it.each([
    ['that was cancelled', cancel(asked)],
    ['that was cleared', clear(asked)],
    ['that was overtaken', send(cancel(asked), 'Appelli', moment)],
    ['that was answered already', failed],
  ])('ignores the answer to a request %s', (_, state) => {
    expect(receive(state, 1, goodAnswer, moment)).toBe(state);
  });
});

describe('cancel', () => {
  it('adds no error, keeps the mode and marks the question as withdrawn', () => {
    const state = cancel(asked);
    expect(state.messages.map(({ type }) => type)).toEqual(['cancelled']);
    expect(state).toMatchObject({ pending: null, error: null, fallback: false });
    expect(canSend(state, 'Appelli')).toBe(true);
  });

  it('marks the question that waits, not an earlier one', () => {
    const second = send(receive(asked, 1, goodAnswer, moment), 'Appelli', moment);
    expect(cancel(second).messages.map(({ type }) => type)).toEqual([
      'question',
      'answer',
      'cancelled',
    ]);
  });

  it('does nothing when nothing is pending', () => {
    expect(cancel(failed)).toBe(failed);
  });
});

describe('retry', () => {
  it('asks the failed question again, without its error message and without a second bubble', () => {
    const state = retry(failed);
    expect(state.messages.map(({ type }) => type)).toEqual(['question']);
    expect(state.pending).toEqual({ request: 2, question: 'Dove si pagano le tasse?' });
    expect(receive(state, 2, goodAnswer, moment).messages.map(({ type }) => type)).toEqual([
      'question',
      'answer',
    ]);
  });

  it('does nothing when nothing failed or a reply is pending', () => {
    expect(retry(emptyConversation)).toBe(emptyConversation);
    expect(retry(asked)).toBe(asked);
  });
});

describe('clear', () => {
  it('resets messages, error and fallback', () => {
    expect(clear(failed)).toEqual({ ...emptyConversation, requests: 1 });
  });

  it('never hands out a request number twice', () => {
    expect(send(clear(asked), 'Appelli', moment).pending?.request).toBe(2);
  });
});

describe('any sequence of events', () => {
  const event = fc.oneof(
    fc.string({ maxLength: 4 }).map((text) => (state: Conversation) => send(state, text, moment)),
    fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean()).map(
      ([request, good]) =>
        (state: Conversation) =>
          receive(state, request, good ? goodAnswer : noAnswer, moment),
    ),
    fc.constantFrom(cancel, retry, clear),
  );

  it('keeps ids unique, one pending question at most, and an error only after an error message', () => {
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
