import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswer, pathInSite, readAnswer } from './answer.ts';

const reply = {
  text: ' Ecco la guida. ',
  type: 'answer',
  documents: [
    { title: 'Tasse e ISEE', tag: 'Burocrazia', url: 'https://example.org/tasse.pdf' },
    { title: 'Piano di studi', url: '/guide/university' },
    {
      title: 'Appunti',
      url: 'https://example.org/a.pdf',
      reader: '/dispense/clmg/primo-anno?anteprima=1',
    },
  ],
  representatives: [{ name: 'Persona Uno', organ: 'CDD', email: 'uno@linea.example' }],
  fallback: false,
  error: null,
};

/** What an answer has that says nothing else. */
const plain = { kind: '', unsure: false, corrections: [], next: [] };

describe('readAnswer', () => {
  // @spec entities.11 calls.19
  it('reads a whole reply and ignores fields that it does not know', () => {
    expect(readAnswer({ ...reply, model: 'x', usage: { tokens: 1 } })).toEqual({
      ...plain,
      kind: 'answer',
      content: 'Ecco la guida.',
      documents: reply.documents,
      representatives: reply.representatives,
      fallback: false,
      failed: false,
    });
  });

  it('reads what an unsure answer and a follow-up add', () => {
    const more = {
      type: 'unsure',
      quotation: { text: 'Due mensilità.', lang: 'it' },
      carriedOver: 'Exchange?',
      understood: 'exchange magistrale',
      corrections: [{ typed: 'tase', meant: 'tasse' }, { typed: 7 }],
      next: ['Una?', 7, 'Due?', 'Tre?', 'Quattro?'],
    };
    expect(readAnswer({ ...reply, ...more })).toMatchObject({
      unsure: true,
      quotation: { text: 'Due mensilità.', language: 'it' },
      carriedOver: 'Exchange?',
      understood: 'exchange magistrale',
      corrections: [{ typed: 'tase', meant: 'tasse' }],
      next: ['Una?', 'Due?', 'Tre?'],
    });
    const odd = {
      quotation: { text: '', lang: 'xx' },
      carriedOver: null,
      corrections: 'x',
      next: 1,
    };
    expect(readAnswer({ ...reply, ...odd })).toMatchObject({ corrections: [], next: [] });
    expect(readAnswer({ ...reply, ...odd }).quotation).toBeUndefined();
  });

  it('reads the optional language', () => {
    expect(readAnswer({ ...reply, lang: 'en' }).language).toBe('en');
    expect(readAnswer({ ...reply, lang: 'xx' }).language).toBeUndefined();
  });

  it('keeps the page of a body if it is in this site', () => {
    const person = { name: 'Persona Uno', organ: 'ISU' };
    const pageFor = (url: unknown) =>
      readAnswer({ ...reply, representatives: [{ ...person, url }] }).representatives;
    expect(pageFor('/rappresentanti?organo=isu')).toEqual([
      { ...person, page: '/rappresentanti?organo=isu' },
    ]);
    for (const url of ['https://example.org/', '//example.org', 'javascript:alert(1)', 7]) {
      expect(pageFor(url), String(url)).toEqual([person]);
    }
  });

  it('requires only a text', () => {
    expect(readAnswer({ text: 'Sì.' })).toEqual({
      ...plain,
      content: 'Sì.',
      documents: [],
      representatives: [],
      fallback: false,
      failed: false,
    });
  });

  it('accepts documents without a text', () => {
    expect(readAnswer({ documents: reply.documents })).toMatchObject({
      content: '',
      failed: false,
    });
  });

  it.each([undefined, null, '', 'Ciao', 7, true, [], [reply], {}, { text: ' ' }, { text: 3 }])(
    'treats %j as a failure',
    (body) => {
      expect(readAnswer(body)).toEqual(noAnswer);
    },
  );

  // @spec calls.19
  it.each([
    { error: 'The assistant is not available' },
    { error: { code: 500 } },
    { error: true },
    { type: 'error' },
  ])('takes a reply with %j for a failure and keeps what it says', (failure) => {
    expect(readAnswer({ ...reply, ...failure })).toMatchObject({
      content: 'Ecco la guida.',
      failed: true,
      fallback: true,
    });
  });

  it.each([null, undefined, false, '', ' '])('ignores the error %j', (error) => {
    expect(readAnswer({ ...reply, error }).failed).toBe(false);
  });

  // @spec calls.19
  it('keeps the text and the people of a reply that asks for the fallback', () => {
    expect(readAnswer({ ...reply, fallback: true })).toMatchObject({
      content: 'Ecco la guida.',
      representatives: reply.representatives,
      fallback: true,
      failed: false,
    });
  });

  it.each([
    null,
    'Tasse',
    {},
    { title: 'Senza indirizzo' },
    { title: ' ', url: 'https://example.org/' },
    { title: 'Codice', url: 'javascript:alert(1)' },
    { title: 'Dati', url: 'data:text/html,x' },
    { title: 'Altro sito', url: '//example.org/' },
    { title: 'Relativo', url: 'tasse.pdf' },
    { title: 'Con password', url: 'https://a:b@example.org/' },
    { title: 5, url: 'https://example.org/' },
  ])('drops the invalid document %j and keeps the others', (wrong) => {
    const documents = [wrong, reply.documents[0]];
    expect(readAnswer({ ...reply, documents }).documents).toEqual([reply.documents[0]]);
  });

  // @spec chat.11
  it.each([null, '', 7, {}])('shows a document without its tag when that is %j', (tag) => {
    const [document] = readAnswer({
      documents: [{ title: 'Tasse', url: 'https://example.org/', tag }],
    }).documents;
    expect(document?.title).toBe('Tasse');
    expect(document?.tag).toBeUndefined();
  });

  it.each([
    null,
    '',
    'non è un indirizzo',
    'uno@linea',
    'uno@linea.example?subject=x',
    'uno@linea.example,due@linea.example',
    'mailto:uno@linea.example',
    'uno@linea.example\nBcc: due@linea.example',
    7,
  ])('keeps a person without the invalid email %j', (email) => {
    const [person] = readAnswer({
      representatives: [{ name: 'Persona Uno', organ: 'CDD', email }],
    }).representatives;
    expect(person).toMatchObject({ name: 'Persona Uno', organ: 'CDD' });
    expect(person?.email).toBeUndefined();
  });

  it('drops a person without a name and keeps one without a body', () => {
    const { representatives } = readAnswer({
      representatives: [{ organ: 'CDD' }, { name: 'Persona Due', organ: null }],
    });
    expect(representatives.map(({ name }) => name)).toEqual(['Persona Due']);
  });

  it('never throws and never keeps a dangerous link', () => {
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true });
    const shaped = fc.record(
      {
        text: anything,
        type: anything,
        documents: fc.oneof(anything, fc.array(fc.record({ title: fc.string(), url: anything }))),
        representatives: fc.oneof(anything, fc.array(anything)),
        fallback: anything,
        error: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, shaped), (body) => {
        const answer = readAnswer(body);
        expect(answer.failed && !answer.fallback).toBe(false);
        for (const { url } of answer.documents) expect(url.trim()).toMatch(/^(https?:\/\/|\/)/i);
      }),
    );
  });
});

it.each(['https://example.org/', 'javascript:alert(1)', '//example.org', 7])(
  'opens a document by its URL when its page is %j',
  (reader) => {
    const url = 'https://example.org/a.pdf';
    const { documents } = readAnswer({ documents: [{ title: 'Appunti', url, reader }] });
    expect(documents).toEqual([{ title: 'Appunti', url }]);
  },
);

describe('pathInSite', () => {
  it.each([
    '/guide/burocrazia',
    '/#eventi',
    '/rappresentanti?organo=isu',
    '/?calcolatore=a#calcolatori',
  ])('keeps %s', (address) => expect(pathInSite(address)).toBe(address));

  it.each([
    'https://example.org/guide',
    '//example.org/guide',
    '/files/regolamento.pdf#page=2',
    'javascript:alert(1)',
    'mailto:a@example.org',
    '',
  ])('is undefined for %j', (address) => expect(pathInSite(address)).toBeUndefined());
});
