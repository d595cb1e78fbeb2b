/** "E la seconda?": after a list it is the second result, and never the same words again without saying so. */
import { describe, expect, it } from 'vitest';
import { resultNumber } from '../functions/assistant/understanding/resultNumber.ts';
import { type AssistantReply, askAssistant } from './askAssistant.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

/** A document with its file's address, but without the signature, which names the second it was made in. */
function file({ title, url }: AssistantReply['documents'][number]) {
  return { title, path: new URL(url).pathname };
}

describe('the number of a result', () => {
  it.each([
    ['e la seconda?', 2],
    ['E il secondo?', 2],
    ['la terza', 3],
    ['un’altra?', 2],
    ['and the second one?', 2],
    ['the third handout', 3],
    ['e la prossima dispensa?', 2],
  ])('%s: %s', (message, number) => {
    expect(resultNumber(message, 'dispense di diritto privato')).toBe(number);
  });

  it.each([
    ['e la seconda rata?', 'dispense di diritto privato'],
    ['secondo te?', 'dispense di diritto privato'],
    ['e al secondo anno?', 'dispense di diritto privato'],
    ['e la seconda?', 'quando si paga la prima rata?'],
    ['and the second?', 'when is the first instalment due?'],
  ])('none: %s after %s', (message, previous) => {
    expect(resultNumber(message, previous)).toBeUndefined();
  });
});

describe('a new aspect', () => {
  it.each([
    ['diritto penale 1', 'no il 2', /^Diritto penale II /],
    ['dispense del primo anno', 'e del secondo?', /^Dispense del secondo anno$/],
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
    ['dispense di diritto privato', 'e la seconda?', 'it'],
    ['private law handouts', 'and the second one?', 'en'],
  ] as const)('to "%s" is the second document', async (previous, message, lang) => {
    const before = await askAssistant(backend(), previous, { lang });
    const after = await askAssistant(backend(), message, { lang, previous });
    expect(before.documents.length).toBeGreaterThan(1);
    expect(after.documents.map(file)).toEqual(before.documents.slice(1, 2).map(file));
    expect(after.text).not.toBe(before.text);
    expect(after).toMatchObject({ carriedOver: previous, understood: previous });
    const third = await askAssistant(backend(), lang === 'it' ? 'la terza' : 'the third', {
      lang,
      previous: after.understood ?? '',
    });
    expect(third.documents.map(file)).toEqual(before.documents.slice(2, 3).map(file));
  });

  it('to people is the second person', async () => {
    const previous = 'chi sono i rappresentanti della triennale?';
    const before = await askAssistant(backend(), previous);
    expect(before.representatives.map(({ name }) => name)).toEqual([
      'Nadia Bozza',
      'Omar Segnaposto',
      'Paola Esempio',
    ]);
    const after = await askAssistant(backend(), 'e il secondo?', { previous });
    expect(after.representatives.map(({ name }) => name)).toEqual(['Omar Segnaposto']);
    expect(after.text).toBe('Puoi rivolgerti a Omar Segnaposto (Scuola triennale).');
  });

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
