import { readRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import { literalPattern } from 'shared/search';
import { fileColumns, handoutFiles } from '../handoutFile.ts';
import { textMatches } from './textMatch.ts';

/** How many handouts a search shows. */
export const searchLimit = 20;

/**
 * The newest handouts whose course or file name contains a term. A failure is only logged.
 *
 * @param term A result of `searchTerm`, not empty.
 */
export const searchByName = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'search', term],
    queryFn: async ({ signal }) => {
      const pattern = literalPattern(term);
      const client = await supabase();
      const matches = client
        .from('handouts')
        .select(fileColumns)
        .or(`subject.imatch.${pattern},filename.imatch.${pattern}`)
        .order('uploaded_at', { ascending: false })
        .order('id')
        .limit(searchLimit);
      return readRows(matches, signal);
    },
    select: handoutFiles,
  });

/**
 * The handouts of all years and of the law degree whose PDF text matches a term. It is a GET request,
 * so that it can be cached. An installation without the function has no matches; a failure is only
 * logged.
 *
 * @param term A result of `searchTerm`, not empty.
 */
export const searchInTexts = (term: string) =>
  queryOptions({
    queryKey: ['handouts', 'texts', term],
    queryFn: async ({ signal }) => {
      const client = await supabase();
      const matches = client.rpc('search_handout_texts', { term }, { get: true });
      return readRows(matches, signal, 'function');
    },
    select: textMatches,
  });
