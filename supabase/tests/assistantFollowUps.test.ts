/** "E la seconda?": never the same words again without saying so. */
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
    expect(text).toMatch(/«Aperitivo delle matricole».*Per iscriverti/);
  });
});

describe('a follow-up', () => {
  it.each([
    ['quando si paga la prima rata?', 'e la seconda?', 'it', 'La risposta è la stessa di prima. '],
    [
      'when is the first instalment due?',
      'and the second?',
      'en',
      'The answer is the same as before. ',
    ],
  ] as const)('to "%s" says that its answer is the same', async (previous, message, lang, same) => {
    const before = await askAssistant(backend(), previous, { lang });
    const after = await askAssistant(backend(), message, { lang, previous });
    expect(before.type).toBe('answer');
    expect(after.text).toBe(same + before.text);
  });
});

it('a question before that did not help is not named', async () => {
  const reply = await askAssistant(backend(), 'e lo zyxwvut?', { previous: 'qwrtpsdf?' });
  expect(reply).toMatchObject({ type: 'not_found', carriedOver: null });
});
