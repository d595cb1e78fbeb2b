import { useHeading, useLanguage, useParams, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, FollowFeed } from 'shared/ui';
import { findCategory } from '../guideCategories.ts';
import { GuidesError } from '../list/GuidesError.tsx';
import { FilterableGuides } from './FilterableGuides.tsx';
import { useGuidesOfCategory } from './useGuidesOfCategory.ts';

/** `/guide/:category`: the guides of one category, each opening in a new tab. */
export default function CategoryPage() {
  const { category = '' } = useParams();
  return category.trim() === '' ? <MissingCategory /> : <Category key={category} name={category} />;
}

function MissingCategory() {
  const { t } = useTranslation('guides');
  useHeading(t('category.unknownHeading'), '');
  return <NoGuides title={t('category.missing')} hint={t('category.missingHint')} />;
}

function NoGuides({ title, hint }: { title: string; hint: string }) {
  const { t } = useTranslation('guides');
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="outline" to="/guide">
          {t('category.toGuides')}
        </ButtonLink>
      }
    >
      {hint}
    </EmptyState>
  );
}

function Category({ name }: { name: string }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const { guides, expected, error, retry } = useGuidesOfCategory(name);
  const known = findCategory(name);
  const hasNoGuides = error !== null || guides?.length === 0;
  useHeading(
    known?.heading ?? t('category.unknownHeading'),
    // The description would promise guides that are not there.
    known && !hasNoGuides ? known.description[language] : '',
    known?.lang,
  );
  return (
    <>
      {error ? <GuidesError error={error} onRetry={retry} /> : null}
      {guides?.length === 0 ? (
        <NoGuides
          title={t('category.empty')}
          hint={t(known ? 'category.emptyHint' : 'category.unknownHint')}
        />
      ) : null}
      {hasNoGuides ? null : <FilterableGuides guides={guides} expected={expected} known={known} />}
      {known && guides?.length ? (
        <div className="flex pt-6">
          <FollowFeed path={`/guide/${known.slug}`} name={known.heading} />
        </div>
      ) : null}
    </>
  );
}
