import { limitedRows } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { literalPattern } from 'shared/search';
import { fileColumns, handoutFiles } from '../handoutFile.ts';
import { textMatches, wordMatches } from './textMatch.ts';

/** How many handouts a search shows. */
export const searchLimit = 20;

/**
 * The newest handouts whose course or file name contains a term: the specification's call. A failure is only logged.
 *
 * @param term A result of `searchTerm`, not empty.
 */
export const searchByName = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'search', term],
    queryFn: limitedRows((client) => {
      const pattern = literalPattern(term);
      return client
        .from('handouts')
        .select(fileColumns)
        .or(`subject.imatch.${pattern},filename.imatch.${pattern}`)
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(searchLimit);
    }),
    select: handoutFiles,
  });

/**
 * The files of all years and of the law degree whose name, course and keywords contain every word of a term, in any
 * order, with typos corrected. An installation without the function has none; a failure is only logged.
 *
 * @param term A result of `searchTerm`, not empty.
 */
export const searchByWords = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'words', term],
    queryFn: limitedRows(
      (client) => client.rpc('search_handouts', { term }, { get: true }),
      'function',
    ),
    select: wordMatches,
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
