import { type Bilingual, type Language, languages } from 'shared/contract';
import { type Accent, homeSections, pages } from '../../composition.ts';
import { type Entry, entry } from '../entry.ts';

/** A place that the composition, or the shell itself, has an address for. */
interface Place {
  to: string;
  accent: Accent | undefined;
  title: Bilingual;
  description: Bilingual;
}

/** What the shell's own pages are called, in both languages. */
export interface OwnPages {
  home: { title: Bilingual; description: Bilingual };
  about: { title: Bilingual; description: Bilingual };
}

/**
 * Every page that has one address, then the sections of the home page that no page repeats, then the
 * pages further down. Found by the names of both languages.
 */
export function pageEntries(own: OwnPages, language: Language): Entry[] {
  const fixed = pages
    .filter(({ path }) => !path.includes(':'))
    .map((page): Place => ({ ...page, to: page.path }));
  const top = fixed.filter(({ to }) => depthOf(to) === 1);
  const titles = new Set(top.map(({ title }) => title.it));
  const sections = homeSections
    .filter(({ title }) => !titles.has(title.it))
    .map((section): Place => ({ ...section, to: `/#${section.anchor}` }));
  const places: Place[] = [
    { to: '/', accent: undefined, ...own.home },
    { to: '/chi-siamo', accent: undefined, ...own.about },
    ...top,
    ...sections,
    ...fixed.filter(({ to }) => depthOf(to) > 1),
  ];
  return places.map(({ to, accent, title, description }) =>
    entry(
      { id: to, to, accent, label: title[language], detail: description[language] },
      ...languages.map((each) => title[each]),
    ),
  );
}

function depthOf(path: string): number {
  return path.split('/').length - 1;
}
