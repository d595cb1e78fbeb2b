import { limitedRows, pageSize } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { frequentQuestions, questionColumns } from './frequentQuestions.ts';

/** The frequent questions; an installation without the table has none. A failure is only logged. */
export const questions = queryOptions({
  queryKey: ['guides', 'faq'],
  staleTime: 15 * 60_000,
  queryFn: limitedRows(
    (client) =>
      client
        .from('faq')
        .select(questionColumns)
        .eq('is_active', true)
        .order('order_index')
        .order('id')
        .limit(pageSize),
    'table',
  ),
  select: frequentQuestions,
});
