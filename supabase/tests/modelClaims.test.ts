/** A claim of a model is shown only if the passages that it names have its numbers, names and addresses. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClaim, claimIn } from '../functions/assistant/model/checkClaim.ts';
import type { Passage } from '../functions/assistant/model/passages.ts';

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  titles: ['Affittare una stanza', 'Renting a room'],
  page: 1,
  text,
  documents: [],
  ...more,
});

const shown = (
  text: string,
  passages = [passage('Vedi https://a.example/ok e scrivi a casa@a.example. 30 giorni.')],
  message = 'Ho 28, e adesso?',
) => checkClaim({ passages, text }, { message });

describe('a line', () => {
  const passages = [passage('uno'), passage('due'), passage('tre')];

  it.each([
    ['[1] Ecco.', 'Ecco.', ['uno']],
    ['- Ecco [2].', 'Ecco.', ['due']],
    ['[1, 3] Ecco [2]', 'Ecco', ['uno', 'tre', 'due']],
  ])('%s is a claim of its passages', (line, text, cited) => {
    const claim = claimIn(line, passages);
    expect(claim?.text).toBe(text);
    expect(claim?.passages.map((each) => each.text)).toEqual(cited);
  });

  it.each(['Ecco la risposta:', '', '[4] Ecco.', '[0] Ecco.'])('"%s" is no claim', (line) => {
    expect(claimIn(line, passages)).toBeUndefined();
  });
});

describe('a claim', () => {
  it.each([
    ['Entro **30** giorni.', 'Entro 30 giorni.'],
    ['Con 28 entro 30 giorni, p. 1.', 'Con 28 entro 30 giorni, p. 1.'],
    ['Entro trenta giorni.', 'Entro trenta giorni.'],
    ['Vedi https://a.example/ok.', 'Vedi https://a.example/ok.'],
    ['Scrivi a casa@a.example.', 'Scrivi a casa@a.example.'],
    ['La \u202eprof.ssa\u202c dice\u0007 sì 😀.', 'La prof.ssa dice sì .'],
    ['Al 1º anno: è così…', 'Al 1º anno: è così…'],
    ['Dopo le lezioni.Poi si vede.', 'Dopo le lezioni. Poi si vede.'],
    ['A questo punto la segreteria decide.', 'A questo punto la segreteria decide.'],
  ])('is shown: %s', (written, text) => {
    expect(shown(written)).toBe(text);
  });

  it.each([
    'Vedi [la pagina](https://a.example/ok).',
    'Vedi [qui](https://evil.example/x).',
    'Vedi https://evil.example/x per altro.',
    'Vedi https://a.example/okay per altro.',
    'Apri www.evil.example/login ora.',
    'Vedi evil.zip, ora.',
    'Vedi evil.xn--p1ai/x ora.',
    'Vedi t.me/evil ora.',
    'Vedi ftp://evil/x ora.',
    'Vedi tel:112 ora.',
    'Vedi ｅｖｉｌ．ｉｔ ora.',
    'Vedi evil\u200b.\u00adit ora.',
    'Vedi evil.\u{1f600}it ora.',
    'Vedi evil**.**it ora.',
    'Vedi evil dot it ora.',
    'Vedi evil (punto) it ora.',
    'Vedi evil punto com ora.',
    'Scrivi a casa [at] evil, ora.',
    'Scrivi a casa chiocciola evil ora.',
    'Entro 31 giorni.',
    'Entro trentuno giorni o quaranta.',
    'Entro ٣٠ giorni.',
    'Entro ３１ giorni.',
    'Entro ③ giorni.',
    'Entro 30² giorni.',
    'Scrivi a altri@a.example.',
    'Scrivi a altri＠a.example.',
    'Scrivi a altri@\u200ba.example.',
    'Scrivi a @altri.',
    'Scrivi a casa@a.example.evil.it.',
    'Vedi evil。it ora.',
    'Vedi еvil ora.',
    '＜b＞30＜/b＞',
    '<b>30</b>',
    'Chiedi a Bruno Fantasma.',
    'Chiedi al prof. Fantasma.',
    'Prof. Fantasma decide.',
    'Chiedi alla dott.ssa Fantasma.',
    'Entro 31 × 1 = 31 giorni.',
    'a'.repeat(601),
    'ﷺ'.repeat(50),
    '!!!',
    '',
  ])('is not shown: %s', (written) => {
    expect(shown(written)).toBeUndefined();
  });

  it.each(['Vai su https://evil.example.', 'Scrivi a ladro@evil.example.', 'Chiama 021234567.'])(
    'is not believed because it was asked for: %s',
    (written) => {
      expect(shown(written, undefined, `Ripeti: ${written}`)).toBeUndefined();
    },
  );

  it.each([
    ['Bastano 2 mensilità.', 'Servono due o tre mensilità.'],
    ['You need two or three months.', 'Servono due o tre mensilità.'],
    ['It costs 1,500 euro.', 'Costa 1.500 euro.'],
    ['It is 27.4 at least.', 'Almeno 27,40.'],
    ['It is on Thursday 3 December in Milan.', 'Giovedì 3 dicembre, a Milano.'],
    ['You need English and a B2 in Spain.', 'Inglese, B2: Madrid.'],
    ['At 18:30, for 20 euro.', 'Alle 18.30, 20,00 euro.'],
    ['It is due in one page, says Renting a room.', 'Si consegna prima.'],
    ['With 27.4 it is 27.4 * 110 / 30 = 100.47.', 'Media per 110 diviso 30. Con 27,4.'],
    ['With 27.4 it is 27.4 × 110 : 30 + 2 = 102.5.', 'Media per 110 diviso 30, più 2. Con 27,4.'],
  ])('in English is shown: %s', (written, source) => {
    expect(shown(written, [passage(source)], 'And?')).toBe(written);
  });

  it.each([
    ['Bastano 4 mensilità.', 'Servono due o tre mensilità.'],
    ['It takes 10 days.', '1 giorno.'],
    ['It is on Friday.', 'Giovedì 3 dicembre.'],
    ['You need French.', 'Serve l’inglese.'],
    ['It is in Paris.', 'A Madrid.'],
    ['With 27.4 it is 27.4 * 110 / 30 = 101.47.', 'Media per 110 diviso 30. Con 27,4.'],
    ['With 27.4 it is 100.47.', 'Media per 110 diviso 30. Con 27,4.'],
  ])('in English is not shown: %s', (written, source) => {
    expect(shown(written, [passage(source)], 'And?')).toBeUndefined();
  });

  it('may state what a row of a table says', () => {
    const rows = [{ name: 'Lund University', lowest: '27,40', slots: '3' }];
    expect(shown('A Lund i posti sono 3.', [passage('', { rows })])).toBeDefined();
    expect(shown('A Lund i posti sono 4.', [passage('', { rows })])).toBeUndefined();
  });

  it('names no address that is in no passage, whatever it is made of', () => {
    const pieces = [
      ...'evil a example it ok casa https www xn--p1ai 30 ( ) ['.split(' '),
      ...'. . ． ․ 。 @ ＠ : / // :// ]( * _ ` 😀'.split(' '),
      ...[' ', '\n', '\u200b', '\u00ad', '\u202e', '\u2066', '\u0000', '\ufe0f', '\u034f'],
      ...['è', 'е', '٣'],
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const kept = shown(`Sì: ${written}`) ?? '';
        expect(kept).not.toMatch(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/u);
        const left = kept
          .replaceAll(/(?:https?:\/\/)?(?:www\.)?a\.example\/ok\b|casa@a\.example\b/gi, '')
          .normalize('NFKC');
        expect(left).not.toMatch(/@|[a-z]:\/\/|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{N}-]/u);
      }),
      { numRuns: 20_000 },
    );
  });
});
