import { describe, expect, it } from 'vitest';
import { regionName } from './regionName.ts';

describe('regionName', () => {
  it('keeps Italian names in Italian', () => {
    expect(regionName('Europa', 'it')).toBe('Europa');
  });

  it.each([
    ['Europa', 'Europe'],
    ['Asia', 'Asia'],
    ['America Latina', 'Latin America'],
    ['Nord America', 'North America'],
    ['Sud America', 'South America'],
    ['Oceania ', 'Oceania'],
    ['Medio Oriente', 'Middle East'],
    ['Germania', 'Germany'],
    ['Stati Uniti', 'United States'],
    ['paesi bassi', 'Netherlands'],
  ])('%s is %s in English', (italian, english) => {
    expect(regionName(italian, 'en')).toBe(english);
  });

  it('keeps an unknown name', () => {
    expect(regionName('Isola che non c’è', 'en')).toBe('Isola che non c’è');
  });
});
