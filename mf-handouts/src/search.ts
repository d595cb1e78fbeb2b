import type { RemoteContract } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { allCourses, textMatchesOf } from './queries.ts';
import { foundCourses, foundPages } from './searchEntries.ts';
import { clmgYears } from './years/years.ts';

/** The search of the handouts itself shows more. */
const mostPages = 4;

const search: RemoteContract['handouts']['search'] = {
  groups: {
    courses: {
      heading: (language) => translator(language, 'handouts')('palette.courses'),
      failure: (language) => translator(language, 'handouts')('palette.coursesFailed'),
      load: async ({ language }) => {
        const t = translator(language, 'handouts');
        const courses = foundCourses(await queryClient.fetchQuery(allCourses));
        return [
          ...courses.map(({ to, subject, year, files }) => ({
            id: to,
            to,
            label: subject,
            labelLang: 'it' as const,
            detail: t(`years.${year.name}`),
            figure: t('count', { count: files }),
          })),
          ...clmgYears.map(({ slug, name }) => ({
            id: `clmg/${slug}`,
            to: `/dispense/clmg/${slug}`,
            label: t('clmg.heading', { year: t(`years.${name}`).toLowerCase() }),
            detail: t('palette.clmg'),
          })),
        ];
      },
    },
    texts: {
      heading: (language) => translator(language, 'handouts')('palette.texts'),
      failure: (language) => translator(language, 'handouts')('palette.textsFailed'),
      load: async ({ language, term }) => {
        const t = translator(language, 'handouts');
        const pages = foundPages(await queryClient.fetchQuery(textMatchesOf(term)));
        return pages.slice(0, mostPages).map(({ id, to, name, page, excerpt }) => ({
          id,
          to,
          label: name,
          labelLang: 'it' as const,
          detail: `… ${excerpt} …`,
          detailLang: 'it' as const,
          figure: t('palette.page', { page }),
        }));
      },
    },
  },
  translations: {
    it: () => import('./locales/it.json'),
    en: () => import('./locales/en.json'),
  },
};

export default search;
