import { limitedRows } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { literalPattern } from 'shared/search';
import { fileColumns, handoutFiles } from '../handoutFile.ts';
import { textMatches } from './textMatch.ts';

/** How many handouts a search shows. */
export const searchLimit = 20;

/**
 * The newest handouts whose course or file name contains a term. A failure is only logged.
 *
 * @param term A result of `searchTerm`, not empty.
 * @param courses Courses that the term names in another language.
 */
export const searchByName = (term: string, courses: readonly string[] = []) =>
  queryOptions({
    queryKey: ['handouts', 'search', term, ...courses],
    queryFn: limitedRows((client) => {
      const pattern = literalPattern(term);
      return client
        .from('handouts')
        .select(fileColumns)
        .or(
          [
            `subject.imatch.${pattern}`,
            `filename.imatch.${pattern}`,
            ...courses.map((course) => `subject.imatch.^${literalPattern(course)}$`),
          ].join(','),
        )
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(searchLimit);
    }),
    select: handoutFiles,
  });

/**
 * The handouts of all years and of the law degree whose PDF text matches a term. An installation without the
 * function has no matches; a failure is only logged.
 *
 * @param term A result of `searchTerm`, not empty.
 */
export const searchInTexts = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'texts', term],
    queryFn: limitedRows(
      (client) => client.rpc('search_handout_texts', { term }, { get: true }),
      'function',
    ),
    select: textMatches,
  });
