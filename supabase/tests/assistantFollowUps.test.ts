/** "E la seconda?": never the whole answer again. */
import { describe, expect, it } from 'vitest';
import { askAssistant } from './askAssistant.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

describe('a new aspect', () => {
  it.each([
    ['diritto penale 1', 'no il 2', /^Diritto penale II /],
    ['opzionali del secondo anno', 'e del terzo?', /^Opzionali del terzo anno$/],
  ])('of %s: %s', async (previous, message, first) => {
    const { documents } = await askAssistant(backend(), message, { previous });
    expect(documents[0]?.title).toMatch(first);
  });

  it('of an event is answered by the event', async () => {
    const previous = 'aperitivo delle matricole';
    const { text } = await askAssistant(backend(), 'serve iscriversi?', { previous });
    expect(text).toMatch(/^Per iscriverti/);
  });
});

describe('a follow-up', () => {
  it.each([
    ['quando si paga la prima rata?', 'e la seconda?', 'it', 'La risposta è la stessa di prima.'],
    [
      'when is the first instalment due?',
      'and the second?',
      'en',
      'The answer is the same as before.',
    ],
  ] as const)(
    'to "%s" says that its answer is the same, without repeating it',
    async (previous, message, lang, same) => {
      const before = await askAssistant(backend(), previous, { lang });
      const after = await askAssistant(backend(), message, { lang, previous });
      expect(before.type).toBe('answer');
      expect(after.text).toBe(same);
      expect(after.documents).toEqual(before.documents);
    },
  );
});

describe('how to write to them', () => {
  it.each([
    ['chi mi rappresenta a giurisprudenza?', 'come gli scrivo?', 'it'],
    ['esercizi di statistica', 'come li contatto?', 'it'],
    ['who represents law students?', 'how do I contact them?', 'en'],
  ] as const)('after "%s" is answered by people', async (previous, message, lang) => {
    const { text, representatives } = await askAssistant(backend(), message, { lang, previous });
    expect(representatives.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/stessa di prima|same as before/);
  });
});

it('with a fact of the same answer is answered by its sentence', async () => {
  const previous = 'tasse e agevolazioni';
  const before = await askAssistant(backend(), previous);
  const { text, carriedOver } = await askAssistant(backend(), 'e quanto costa?', { previous });
  expect(carriedOver).toBe(previous);
  expect(before.text.length).toBeGreaterThan(text.length);
});

it.each(['asdfghjkl', 'qwrt zxcv', '???'])('is not nonsense: %s', async (message) => {
  const reply = await askAssistant(backend(), message, { previous: 'quando si pagano le rate?' });
  expect(reply).toMatchObject({ type: 'not_found', carriedOver: null });
});

it('a question before that did not help is not named', async () => {
  const reply = await askAssistant(backend(), 'e lo zyxwvut?', { previous: 'qwrtpsdf?' });
  expect(reply).toMatchObject({ type: 'not_found', carriedOver: null });
});
