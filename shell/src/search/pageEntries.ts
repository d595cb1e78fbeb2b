import { useMemo } from 'react';
import { inEveryLanguage, type Language, type ViewReference } from 'shared/contract';
import { useLanguage, useTranslation } from 'shared/runtime';
import { accentOf, type Page, pages, sectionsOnHomeOnly } from '../composition.ts';
import { type Entry, indexEntry } from './entry.ts';

type Named = Pick<Page, 'title' | 'description' | 'alsoCalled'>;

/**
 * The top-level pages, then the sections that only the home page has, then deeper pages; pages with a
 * parameter in their path are left out. All are found by their titles in every language.
 *
 * @param own The shell's own pages.
 */
export function pageEntries(own: Record<'home' | 'about', Named>, language: Language): Entry[] {
  const entryOf = (to: string, { title, description, alsoCalled }: Named, view?: ViewReference) =>
    indexEntry(
      {
        id: to,
        to,
        label: title[language],
        detail: description[language],
        keywords: [...Object.values(title), alsoCalled],
      },
      view && accentOf(view),
    );
  const pagesWhere = (isIncluded: (depth: number) => boolean) =>
    pages
      .filter(({ path }) => !path.includes(':') && isIncluded(path.split('/').length - 1))
      .map((page) => entryOf(page.path, page, page.view));
  return [
    entryOf('/', own.home),
    entryOf('/chi-siamo', own.about),
    ...pagesWhere((depth) => depth === 1),
    ...sectionsOnHomeOnly.map((section) => entryOf(`/#${section.anchor}`, section, section.view)),
    ...pagesWhere((depth) => depth > 1),
  ];
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
