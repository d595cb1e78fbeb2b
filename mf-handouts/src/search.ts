import type { RemoteContract, SearchModule } from 'shared/contract';
import { queryClient, translator } from 'shared/runtime';
import { type EnglishNames, englishNameOf } from './names/englishNames.ts';
import { englishNamesOfYear } from './names/queries.ts';
import { clmgYearPath, listPath } from './paths.ts';
import { previewPath } from './previewParams.ts';
import { allCourses } from './queries.ts';
import { searchByWords, searchInTexts } from './search/queries.ts';
import { listedOnce, textMatches, wordMatches } from './search/textMatch.ts';
import { translations } from './translations.ts';
import { clmgYears, undergraduateYears } from './years.ts';

type SearchGroup = SearchModule['groups'][string];

/** The search page of the handouts shows more. */
const maxTextMatches = 4;

/** Without the English names, which are only logged when they fail, the courses keep their Italian ones. */
async function englishNamesOfAllYears(): Promise<EnglishNames> {
  const years = undergraduateYears.map(async (year) => {
    const query = englishNamesOfYear(year);
    await queryClient.prefetchQuery(query);
    return queryClient.getQueryData(query.queryKey) ?? [];
  });
  return new Map((await Promise.all(years)).flat());
}

/** A group of the files that names, texts and keywords find together, each of which is in one group. */
function filesGroup(
  found: keyof ReturnType<typeof listedOnce>,
  group: 'files' | 'texts' | 'related',
): SearchGroup {
  const failure = group === 'texts' ? 'palette.textsFailed' : 'palette.filesFailed';
  return {
    heading: (language) => translator(language, 'handouts')(`palette.${group}`),
    failure: (language) => translator(language, 'handouts')(failure),
    load: async ({ language, term }) => {
      const t = translator(language, 'handouts');
      const words = queryClient.fetchQuery(searchByWords(term));
      const texts = queryClient.fetchQuery(searchInTexts(term));
      // Without the other search, its own group says so.
      const matches = await Promise.all(
        group === 'texts' ? [words.catch(() => []), texts] : [words, texts.catch(() => [])],
      );
      const files = listedOnce(wordMatches(matches[0]), textMatches(matches[1]), term)[found];
      const entries = files.flatMap(({ file, hit, names = [] }) => {
        const list = listPath(file);
        if (list === undefined) return [];
        const { year, clmgYear } = file;
        return {
          id: file.id,
          to: previewPath(list, file.id, hit?.page, hit && term),
          label: file.name,
          labelLang: 'it' as const,
          ...(hit
            ? {
                detail: `… ${hit.excerpt} …`,
                detailLang: 'it' as const,
                figure: t('palette.page', { page: hit.page }),
              }
            : {
                detail: year
                  ? t(`years.${year.name}`)
                  : clmgYear && t('clmg.heading', { year: t(`yearsInText.${clmgYear.name}`) }),
              }),
          keywords: names,
        };
      });
      return group === 'texts' ? entries.slice(0, maxTextMatches) : entries;
    },
  };
}

const search: RemoteContract['handouts']['search'] = {
  groups: {
    courses: {
      heading: (language) => translator(language, 'handouts')('palette.courses'),
      failure: (language) => translator(language, 'handouts')('palette.coursesFailed'),
      load: async ({ language }) => {
        const t = translator(language, 'handouts');
        const [courses, names] = await Promise.all([
          queryClient.fetchQuery(allCourses),
          englishNamesOfAllYears(),
        ]);
        return [
          ...courses.map(({ to, subject, year, files }) => {
            const named = englishNameOf(names, subject);
            const english = language === 'en' ? named : undefined;
            return {
              id: to,
              to,
              label: english ?? subject,
              labelLang: english === undefined ? ('it' as const) : ('en' as const),
              detail: t(`years.${year.name}`),
              figure: t('count', { count: files }),
              keywords: [subject, named],
            };
          }),
          ...clmgYears.map((year) => ({
            id: `clmg/${year.slug}`,
            to: clmgYearPath(year),
            label: t('clmg.heading', { year: t(`years.${year.name}`).toLowerCase() }),
            detail: t('palette.clmg'),
          })),
        ];
      },
    },
    files: filesGroup('byName', 'files'),
    texts: filesGroup('byText', 'texts'),
    related: filesGroup('byKeyword', 'related'),
  },
  translations,
};

export default search;
