import type { RemoteContract } from 'shared/contract';
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
    files: {
      heading: (language) => translator(language, 'handouts')('palette.files'),
      failure: (language) => translator(language, 'handouts')('palette.filesFailed'),
      load: async ({ language, term }) => {
        const t = translator(language, 'handouts');
        const [words, texts] = await Promise.all([
          queryClient.fetchQuery(searchByWords(term)),
          // Without it, its own group says so.
          queryClient.fetchQuery(searchInTexts(term)).catch(() => []),
        ]);
        const { byWords } = listedOnce(wordMatches(words), textMatches(texts), term);
        return byWords.flatMap(({ file, keywords }) => {
          const list = listPath(file);
          if (list === undefined) return [];
          const detail = file.year
            ? t(`years.${file.year.name}`)
            : file.clmgYear && t('clmg.heading', { year: t(`yearsInText.${file.clmgYear.name}`) });
          return {
            id: file.id,
            to: previewPath(list, file.id, 1),
            label: file.name,
            labelLang: 'it' as const,
            detail,
            keywords: [file.subject, ...keywords],
          };
        });
      },
    },
    texts: {
      heading: (language) => translator(language, 'handouts')('palette.texts'),
      failure: (language) => translator(language, 'handouts')('palette.textsFailed'),
      load: async ({ language, term }) => {
        const t = translator(language, 'handouts');
        const [texts, words] = await Promise.all([
          queryClient.fetchQuery(searchInTexts(term)),
          // Without it, its own group says so.
          queryClient.fetchQuery(searchByWords(term)).catch(() => []),
        ]);
        const { byText } = listedOnce(wordMatches(words), textMatches(texts), term);
        const entries = byText.flatMap(({ file, page, excerpt }) => {
          const list = listPath(file);
          if (list === undefined) return [];
          return {
            id: `${file.id} ${page}`,
            to: previewPath(list, file.id, page, term),
            label: file.name,
            labelLang: 'it' as const,
            detail: `… ${excerpt} …`,
            detailLang: 'it' as const,
            figure: t('palette.page', { page }),
          };
        });
        return entries.slice(0, maxTextMatches);
      },
    },
  },
  translations,
};

export default search;
