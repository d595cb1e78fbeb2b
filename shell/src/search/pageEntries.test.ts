import { inEveryLanguage } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { matchesTerm } from 'shared/search';
import { expect, it } from 'vitest';
import { homeSections, pages } from '../composition.ts';
import { pageEntries } from './pageEntries.ts';

const texts = (it: string, en: string) => ({ ...inEveryLanguage(() => en), it });

const own = {
  home: { title: texts('Home', 'Home'), description: texts('Inizio', 'Start') },
  about: { title: texts('Chi siamo', 'About us'), description: texts('Noi', 'Us') },
};

it('leads to every page that has one address, and to the sections that no page repeats', () => {
  const addresses = pageEntries(own, 'it').map(({ to }) => to);
  expect(addresses.slice(0, 5)).toEqual([
    '/',
    '/chi-siamo',
    '/rappresentanti',
    '/dispense',
    '/guide',
  ]);
  for (const { path } of pages.filter((page) => !page.path.includes(':'))) {
    expect(addresses).toContain(path);
  }
  const anchors = homeSections
    .filter(({ view }) => !pages.some((page) => page.view.remote === view.remote))
    .map(({ anchor }) => `/#${anchor}`);
  expect(addresses.filter((to) => to.includes('#'))).toEqual(anchors);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const to of addresses.filter((address) => !address.includes('#'))) {
    expect(['/', '/chi-siamo'].includes(to) || pages.some((page) => matchPath(page.path, to))).toBe(
      true,
    );
  }
});

it('is found by the name of the other language too', () => {
  const handouts = pageEntries(own, 'it').find(({ to }) => to === '/dispense');
  expect(handouts?.label).toBe('Dispense');
  expect(handouts?.indexed.all.plain).toContain('handouts');
});

it('is found by what else a page is called', () => {
  const found = pageEntries(own, 'it').filter(({ indexed }) => matchesTerm(indexed, 'faq'));
  expect(found.map(({ to }) => to)).toEqual(['/guide/domande']);
});
