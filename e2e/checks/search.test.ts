/**
 * The search leads into the sections without knowing their code: the shell would then load them all.
 * What it repeats of them, names and addresses, is held against them here.
 */
import { languages } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { calculators as cards } from '../../mf-calculators/src/catalogue.ts';
import { catalogue } from '../../mf-guides/src/catalogue.ts';
import * as section from '../../mf-handouts/src/addresses.ts';
import { clmgYears as clmg, undergraduateYears } from '../../mf-handouts/src/years.ts';
import { bodies as tenBodies } from '../../mf-representatives/src/bodies.ts';
import { calculators } from '../../shell/src/search/entries/calculators.ts';
import { clmgYears, courseAddress, yearsInTable } from '../../shell/src/search/entries/courses.ts';
import { categories } from '../../shell/src/search/entries/guides.ts';
import { bodies } from '../../shell/src/search/entries/people.ts';
import { flatTexts, namespaces } from '../allTexts.ts';

describe('the search knows the sections as they are', () => {
  it('the years, and the address of a course', () => {
    expect(yearsInTable).toEqual(undergraduateYears.map((year) => year.inTable));
    expect(clmgYears).toEqual(clmg.map((year) => year.slug));
    for (const year of undergraduateYears) {
      for (const subject of ['Diritto privato', '100% Diritto / A&B?', 'a+b 😀 \uD83D']) {
        expect(courseAddress(year.slug, subject)).toBe(section.courseAddress(year, subject));
      }
    }
  });

  it('the guide categories in their order, with their headings', () => {
    expect(categories.map(({ slug, heading }) => [slug, heading])).toEqual(
      catalogue.map(({ category, heading }) => [category, heading]),
    );
  });

  it('the ten bodies', () => {
    expect(bodies).toEqual(tenBodies.map(({ key, name }) => ({ key, name })));
  });

  it('the four calculators', () => {
    expect(calculators.map(({ type, title }) => [type, title])).toEqual(
      cards.map(({ type, dialogTitle }) => [type, dialogTitle]),
    );
  });

  it.each(languages)('and calls them what they call themselves (%s)', (language) => {
    const texts = (name: string) =>
      flatTexts(namespaces.find((one) => one.name === name)?.[language] ?? {});
    const search = texts('search');
    for (const { slug, name } of categories) {
      expect(name[language]).toBe(texts('mf-guides').get(`names.${slug}`));
    }
    for (const { type } of calculators) {
      for (const part of ['name', 'scale']) {
        const own = texts('mf-calculators').get(`cards.${type}.${part}`);
        expect(search.get(`calculators.${type}.${part}`)).toBe(own);
      }
    }
  });
});
