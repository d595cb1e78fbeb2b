import { describe, expect, it } from 'vitest';
import { findOnPage, matchesByPage, pageText } from './findText.ts';

const page = (...lines: string[]) => pageText(lines.map((str) => ({ str, hasEOL: true })));

/** The found text, by piece. */
const textsOf = (lines: string[], matches: ReturnType<typeof findOnPage>['phrases']) =>
  matches.map((parts) => parts.map(({ piece, from, to }) => lines[piece]?.slice(from, to)));

describe('a query on a page', () => {
  it('is found without accents and case, also over a line’s end', () => {
    const lines = ['La Curva di', 'domanda, l’elasticità'];
    const find = (query: string) => textsOf(lines, findOnPage(page(...lines), query).phrases);
    expect(find('curva di domanda')).toEqual([['Curva di', 'domanda']]);
    expect(find('ELASTICITA')).toEqual([['elasticità']]);
    expect(find('offerta')).toEqual([]);
  });

  it('is found in a word that a hyphen divides between two lines', () => {
    const lines = ['La microeco-', 'nomia studia'];
    expect(textsOf(lines, findOnPage(page(...lines), 'microeconomia').phrases)).toEqual([
      ['microeco', 'nomia'],
    ]);
  });

  it('has its single words too, in another form and without small ones', () => {
    const lines = ['le curve', 'della domanda'];
    expect(textsOf(lines, findOnPage(page(...lines), 'curva della domanda').words)).toEqual([
      ['curve'],
      ['domanda'],
    ]);
  });
});

describe('the matches of a file', () => {
  const found = (...texts: string[]) =>
    new Map(texts.map((text, index) => [index + 1, findOnPage(page(text), 'curva di domanda')]));
  const counts = (matches: ReturnType<typeof matchesByPage>) =>
    [...matches].map(([number, on]) => [number, on.length]);

  it('are those of the whole query', () => {
    expect(counts(matchesByPage(found('domanda', 'curva di domanda')))).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('are those of its words where no page has it', () => {
    expect(counts(matchesByPage(found('domanda', 'la curva')))).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});
