import { useMemo } from 'react';
import { inEveryLanguage, type Language, type Localized, languages } from 'shared/contract';
import { useLanguage, useTranslation } from 'shared/runtime';
import { type Accent, homeSections, pages, sectionAccents } from '../composition.ts';
import { type Entry, indexEntry } from './entry.ts';

/** A page or home section with a URL of its own. */
interface Destination {
  to: string;
  accent: Accent | undefined;
  title: Localized;
  description: Localized;
}

/** What the shell's own pages are called, in both languages. */
interface OwnPages {
  home: { title: Localized; description: Localized };
  about: { title: Localized; description: Localized };
}

/**
 * The top-level pages, then the home sections that have no page of their own, then deeper pages; pages
 * with a parameter in their path are left out. All are found by their titles in every language.
 */
export function pageEntries(own: OwnPages, language: Language): Entry[] {
  const fixed = pages
    .filter(({ path }) => !path.includes(':'))
    .map(
      (page): Destination => ({ ...page, accent: sectionAccents[page.view.remote], to: page.path }),
    );
  const top = fixed.filter(({ to }) => depthOf(to) === 1);
  const titles = new Set(top.map(({ title }) => title.it));
  const sections = homeSections
    .filter(({ title }) => !titles.has(title.it))
    .map(
      (section): Destination => ({
        ...section,
        accent: sectionAccents[section.view.remote],
        to: `/#${section.anchor}`,
      }),
    );
  const destinations: Destination[] = [
    { to: '/', accent: undefined, ...own.home },
    { to: '/chi-siamo', accent: undefined, ...own.about },
    ...top,
    ...sections,
    ...fixed.filter(({ to }) => depthOf(to) > 1),
  ];
  return destinations.map(({ to, accent, title, description }) =>
    indexEntry(
      {
        id: to,
        to,
        label: title[language],
        detail: description[language],
        keywords: languages.map((each) => title[each]),
      },
      accent,
    ),
  );
}

function depthOf(path: string): number {
  return path.split('/').length - 1;
}

/** The pages of the site in the language of the interface. */
export function usePageEntries(): Entry[] {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return useMemo(() => {
    const both = (key: 'nav.home' | 'home.subtitle' | 'nav.about' | 'about.areasTitle') =>
      inEveryLanguage((lng) => t(key, { lng }));
    return pageEntries(
      {
        home: { title: both('nav.home'), description: both('home.subtitle') },
        about: { title: both('nav.about'), description: both('about.areasTitle') },
      },
      language,
    );
  }, [t, language]);
}
