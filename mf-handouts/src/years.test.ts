import { describe, expect, it } from 'vitest';
import { clmgYearOfSlug, yearOfNumber, yearOfRow } from './years.ts';

describe('the year of a row', () => {
  it.each([
    ['First Year', 'primo-anno'],
    ['First year', 'primo-anno'],
    ['First Year ', 'primo-anno'],
    ['\nTHIRD YEAR', 'terzo-anno'],
    ['NULL', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (text, slug) => {
    expect(yearOfRow(text)?.slug).toBe(slug);
  });
});

describe('the year of ?anno=', () => {
  // @spec handoutsHome.4
  it.each([
    ['1', 'First Year'],
    ['2', 'Second Year'],
    ['3', 'Third Year'],
    ['0', 'First Year'],
    ['4', 'First Year'],
    ['x', 'First Year'],
    ['%', 'First Year'],
    ['', 'First Year'],
    [null, 'First Year'],
  ])('%j', (text, inTable) => {
    expect(yearOfNumber(text).inTable).toBe(inTable);
  });
});

describe('the years of the law degree', () => {
  // @spec routes.9 entities.2 validation.3
  it.each([
    ['primo-anno', 1],
    ['secondo-anno', 2],
    ['terzo-anno', 3],
    ['quarto-anno', 4],
    ['quinto-anno', 5],
    ['sesto-anno', undefined],
    ['Primo-anno', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (slug, courseYear) => {
    expect(clmgYearOfSlug(slug)?.courseYear).toBe(courseYear);
  });
});
