import { useHeading, useParams, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { knownCategory } from '../catalogue.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { GuidesOnLine } from './GuidesOnLine.tsx';
import { useGuides } from './useGuides.ts';

/** `/guide/:category`: the guides of one category, each opening in a new tab. */
export default function CategoryPage() {
  const { category = '' } = useParams();
  return category.trim() === '' ? <MissingCategory /> : <Category key={category} name={category} />;
}

function MissingCategory() {
  const { t } = useTranslation('guides');
  useHeading(t('category.unknownHeading'), '');
  return <EmptyState title={t('category.missing')}>{t('category.missingHint')}</EmptyState>;
}

function Category({ name }: { name: string }) {
  const { t } = useTranslation('guides');
  const { guides, expected, error, retry } = useGuides(name);
  const known = knownCategory(name);
  const nothing = error !== null || guides?.length === 0;
  useHeading(
    known?.heading ?? t('category.unknownHeading'),
    // What a category answers promises too much where there is nothing to read.
    known && !nothing ? t(`descriptions.${known.category}`) : '',
    known?.lang,
  );
  return (
    <>
      {error ? <LoadFailure error={error} onRetry={retry} /> : null}
      {guides?.length === 0 ? (
        <EmptyState title={t('category.empty')}>{t('category.emptyHint')}</EmptyState>
      ) : null}
      {nothing ? null : <GuidesOnLine guides={guides} expected={expected} known={known} />}
    </>
  );
}
