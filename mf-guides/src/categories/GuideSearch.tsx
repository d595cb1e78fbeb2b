import { useMemo } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { GuidesError } from '../list/GuidesError.tsx';
import { MatchingGuides } from '../list/MatchingGuides.tsx';
import { allGuides } from '../queries.ts';
import { searchQuestions } from '../questions/frequentQuestions.ts';
import { QuestionList } from '../questions/QuestionList.tsx';
import { questions } from '../questions/queries.ts';

/** Above the guides, which must stay in sight. */
const mostQuestions = 4;

/** The frequent questions with every word of a search, and the guides that match it. */
export function GuideSearch({ query }: { query: string }) {
  const { t } = useTranslation('guides');
  const { data, error, refetch } = useQuery(allGuides);
  const asked = useQuery(questions);
  const found = useMemo(() => searchQuestions(asked.data ?? [], query), [asked.data, query]);
  if (error && !data) return <GuidesError error={error} onRetry={refetch} />;
  return (
    <>
      {found.isComplete && found.items.length > 0 ? (
        <section className="-mt-3 pb-6">
          <h2 className="sr-only">{t('palette.questions')}</h2>
          <QuestionList questions={found.items.slice(0, mostQuestions)} terms={found.terms} />
        </section>
      ) : null}
      <MatchingGuides
        // Questions that come later would move the guides.
        guides={asked.isPending ? undefined : data}
        query={query}
        nothingHint={t('search.nothingHint')}
        ofAllCategories
      />
    </>
  );
}
