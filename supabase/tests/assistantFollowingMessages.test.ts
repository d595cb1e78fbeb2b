/** "E adesso?" after a message of distress got suggestions of residences, and searched for the confession again. */
import { describe, expect, it } from 'vitest';
import { intentOf } from '../functions/assistant/understanding/intent.ts';
import { isHesitant } from '../functions/assistant/understanding/isHesitant.ts';
import { composeAnswer } from '../functions/assistant/writing/composeAnswer.ts';
import { askAssistant } from './askAssistant.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

describe('after a message of distress', () => {
  it.each([
    [
      'it',
      'mi sento solo e non dormo più',
      ['non so che fare', 'e adesso?', 'è da mesi', 'da un anno'],
    ],
    ['en', 'I feel so alone and I can’t sleep', ['and now?', 'what should I do?']],
  ] as const)('%s: what goes on from it gets the same support', async (lang, first, messages) => {
    let previous: string = first;
    for (const message of messages) {
      const reply = await askAssistant(backend(), message, { lang, previous });
      expect(reply).toMatchObject({ type: 'support', lang, fallback: false, carriedOver: null });
      expect(reply.text).toContain('112');
      // As the chat does.
      previous = reply.understood ?? message;
    }
  });

  it('a question is answered by itself', async () => {
    const previous = 'mi sento solo e non dormo più';
    const reply = await askAssistant(backend(), 'e gli appelli?', { previous });
    expect(reply).toMatchObject({ carriedOver: null, understood: null });
    expect(reply.type).toBe('answer');
  });

  it('thanks are thanks', async () => {
    const previous = 'mi sento solo e non dormo più';
    expect(await askAssistant(backend(), 'grazie', { previous })).toMatchObject({
      type: 'small_talk',
    });
  });
});

it('a question before that did not help is not named', async () => {
  const reply = await askAssistant(backend(), 'e lo zyxwvut?', { previous: 'qwrtpsdf?' });
  expect(reply).toMatchObject({ type: 'not_found', carriedOver: null });
});

describe('a message that hesitates', () => {
  it.each(['boh forse quella cosa del foglio', 'dunno, maybe that paper thing'])(
    'and names nothing is never answered as certain: %s',
    async (message) => {
      expect(isHesitant(message)).toBe(true);
      expect((await askAssistant(backend(), message)).type).not.toBe('answer');
    },
  );

  it.each(['boh, quando si pagano le tasse?', 'maybe Erasmus?', 'quella cosa del foglio'])(
    'but names something is as good as any: %s',
    (message) => expect(isHesitant(message)).toBe(false),
  );
});

it.each([
  ['come faccio la domanda di laurea?', 'it', 'Come si fa la domanda di laurea?'],
  ['how do I apply to graduate?', 'en', 'How do I apply to graduate?'],
] as const)('%s', async (message, lang, title) => {
  const reply = await askAssistant(backend(), message, { lang });
  expect(reply.type).toBe('answer');
  expect(reply.documents[0]?.title).toBe(title);
});

it.each([
  ['Vivere in zona', 'Ne parla la guida «Vivere in zona», a pagina 1.'],
  ['Le truffe', 'Ne parla la guida «Vivere in zona», a pagina 1, «Le truffe».'],
])('a title is not repeated as the heading: %s', (heading, text) => {
  const guide = {
    ...{ source: 'guides' as const, title: 'Vivere in zona.pdf', tag: 'living', url: null },
    ...{ details: {}, page: 1, heading, text: null, matches: [] },
    ...{ score: 1, covered: 1, named: 1, strength: 1, titled: 1 },
  };
  const retrieval = {
    ...{ message: 'zona', intent: intentOf('zona'), ranked: [guide] },
    content: { known: 1, terms: [], found: [guide], people: [], destinations: [] },
    people: { people: [], areAskedFor: false },
    ...{ reachable: undefined, unknown: undefined },
    ...{ signals: {}, confidence: { right: 1, answerable: 1 } },
  } as unknown as Parameters<typeof composeAnswer>[0];
  expect(composeAnswer(retrieval, [guide], [], 'it').text).toBe(text);
});
