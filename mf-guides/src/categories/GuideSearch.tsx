import { useQuery, useTranslation } from 'shared/runtime';
import { GuidesError } from '../list/GuidesError.tsx';
import { MatchingGuides } from '../list/MatchingGuides.tsx';
import { allGuides } from '../queries.ts';

/** The guides of every category that match a search, each with the name of its category. */
export function GuideSearch({ query }: { query: string }) {
  const { t } = useTranslation('guides');
  const { data, error, refetch } = useQuery(allGuides);
  if (error && !data) return <GuidesError error={error} onRetry={refetch} />;
  return (
    <MatchingGuides
      guides={data}
      query={query}
      nothingHint={t('search.nothingHint')}
      ofAllCategories
    />
  );
}
