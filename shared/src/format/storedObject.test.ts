import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedObject } from './storedObject.ts';

const folder = 'https://project.example/storage/v1/object/public/handouts';

describe('the object of a file address', () => {
  // @spec calls.13
  it.each([
    [`${folder}/limiti.pdf`, 'limiti.pdf'],
    [`${folder}/primo/limiti.pdf`, 'limiti.pdf'],
    [`${folder}/limiti.pdf?t=1#page=2`, 'limiti.pdf'],
    [` ${folder}/limiti.pdf\n`, 'limiti.pdf'],
    [`${folder}/appunti%20completi.pdf`, 'appunti%20completi.pdf'],
    [`${folder}/appunti completi.pdf`, 'appunti%20completi.pdf'],
    [`${folder}/100%.pdf`, '100%25.pdf'],
    [`${folder}/Cosa? Prima parte.pdf`, 'Cosa%3F%20Prima%20parte.pdf'],
    [`${folder}/Cosa? Il 100% di C#.pdf`, 'Cosa%3F%20Il%20100%25%20di%20C%23.pdf'],
    [`${folder}/C# e altro.pdf?t=1`, 'C%23%20e%20altro.pdf'],
    [`${folder}/Perch%C3%A9%3F.PDF#page=2`, 'Perch%C3%A9%3F.PDF'],
    [`${folder}/schema?t=1`, 'schema'],
    ['/storage/handouts/limiti.pdf', 'limiti.pdf'],
    [`${folder}/`, undefined],
    ['https://project.example/guides/limiti.pdf', undefined],
    ['https://', undefined],
    ['https://[handouts', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j', (url, object) => {
    expect(storedObject(url, 'handouts')).toBe(object);
  });

  it('follows the configured bucket', () => {
    expect(storedObject(`${folder}/limiti.pdf`, 'dispense')).toBeUndefined();
    expect(storedObject('https://x.example/dispense/limiti.pdf', 'dispense')).toBe('limiti.pdf');
  });

  it('is the uploaded name, whatever characters it has', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text));
    fc.assert(
      fc.property(name, (uploaded) => {
        const object = storedObject(`${folder}/${encodeURIComponent(uploaded)}`, 'handouts');
        expect(decodeURIComponent(object ?? '')).toBe(uploaded);
      }),
      { numRuns: 1000 },
    );
  });
});
