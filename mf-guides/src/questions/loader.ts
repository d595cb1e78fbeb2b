import type { Loader } from 'shared/contract';
import { decodePathSegment } from 'shared/format';
import { matchPath } from 'shared/runtime';
import { frequentQuestions } from './frequentQuestions.ts';
import { questions } from './queries.ts';

/** Prefetches the data of `/guide/domande`. */
export const loadQuestions: Loader = (_, queryClient) => queryClient.prefetchQuery(questions);

/** Prefetches the data of `/guide/domande/:question`. */
export const loadQuestion: Loader = async ({ pathname }, queryClient) => {
  await queryClient.prefetchQuery(questions);
  const rows = queryClient.getQueryData(questions.queryKey);
  const id = decodePathSegment(
    matchPath('/guide/domande/:question', pathname)?.params.question ?? '',
  );
  const isKnown = rows === undefined || frequentQuestions(rows).some((one) => one.id === id);
  return isKnown ? undefined : 'missing';
};
