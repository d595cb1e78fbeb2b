/**
 * The check judges as the pages do. Their rules are the sections' own, so they are kept twice; here
 * the two are held against each other.
 */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMultiplier, parseScore } from '../../mf-calculators/src/formulas/parseNumber.ts';
import { topics as chips } from '../../mf-chat/src/conversation/topics.ts';
import { catalogue } from '../../mf-guides/src/catalogue.ts';
import { storedObject as siteObject } from '../../mf-handouts/src/opening/storedObject.ts';
import { clmgYears, undergraduateYears } from '../../mf-handouts/src/years/years.ts';
import { bodies } from '../../mf-representatives/src/bodies.ts';
import { isMultiplier, isScore } from '../content/checks/checkNumbers.ts';
import { knownValues } from '../content/knownValues.ts';
import { storedObject } from '../content/project/signedLink.ts';

it('knows the years, sections and categories of the site', () => {
  expect(knownValues.years).toEqual(undergraduateYears.map((year) => year.inTable));
  expect(knownValues.courseYears).toEqual(clmgYears.map((year) => year.courseYear));
  expect(knownValues.sections).toEqual(bodies.map((body) => body.name));
  expect(knownValues.categories).toEqual(catalogue.map((entry) => entry.category));
});

it('knows the topics of the chat', async () => {
  const texts = new URL('../../mf-chat/src/locales/it.json', import.meta.url);
  const { topics } = JSON.parse(await readFile(texts, 'utf8'));
  expect(knownValues.topics).toEqual(chips.map((chip) => topics[chip]));
});

it('reads a score and a multiplier where the calculators do', () => {
  const written = fc.oneof(
    fc.string(),
    fc.stringMatching(/^ ?\d{0,7}[.,]?\d{0,4} ?$/),
    fc.double(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(written, (value) => {
      expect(isScore(value)).toBe(parseScore(value) !== null);
      expect(isMultiplier(value)).toBe(parseMultiplier(value) !== null);
    }),
    { numRuns: 500 },
  );
});

it('signs the object that the site signs', () => {
  const path = fc.webUrl({ withQueryParameters: true, withFragments: true });
  const address = fc.oneof(
    path,
    path.map((url) => `${url}/handouts/perché no.pdf?token=a`),
    fc.string().map((text) => `https://a.example/handouts/${text}`),
    fc.string(),
  );
  fc.assert(
    fc.property(address, (url) => {
      expect(storedObject(url, 'handouts')).toBe(siteObject(url, 'handouts'));
    }),
    { numRuns: 500 },
  );
});
