import { useDeferredValue } from 'react';
import { useHeading, useParams, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, FollowFeed, SearchField, useSearchTermParam } from 'shared/ui';
import { CategoryMark } from '../CategoryMark.tsx';
import { FollowCategory } from '../following/FollowCategory.tsx';
import type { Guide } from '../guide.ts';
import { findCategory, type GuideCategory } from '../guideCategories.ts';
import { GuidesError } from '../list/GuidesError.tsx';
import { MatchingGuides } from '../list/MatchingGuides.tsx';
import { useGuidesOfCategory } from './useGuidesOfCategory.ts';

/** A list longer than this, which is not seen at a glance, has a search field. */
const mostWithoutSearch = 12;

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
  const { guides, expected, error, retry } = useGuidesOfCategory(name);
  const known = findCategory(name);
  const hasNoGuides = error !== null || guides?.length === 0;
  useHeading(
    known?.heading ?? t('category.unknownHeading'),
    // The description would promise guides that are not there.
    known && !hasNoGuides ? t(`descriptions.${known.slug}`) : '',
    known?.lang,
  );
  return (
    <>
      {error ? <GuidesError error={error} onRetry={retry} /> : null}
      {guides?.length === 0 ? (
        <NoGuides
          title={t(known ? 'category.empty' : 'category.missing')}
          hint={t(known ? 'category.emptyHint' : 'category.unknownHint')}
        />
      ) : null}
      {hasNoGuides ? null : <Guides guides={guides} expected={expected} known={known} />}
      {known && guides?.length ? (
        <div className="flex flex-wrap gap-2 pt-6">
          <FollowCategory category={known} guides={guides} />
          <FollowFeed path={`/guide/${known.slug}`} name={known.heading} />
        </div>
      ) : null}
    </>
  );
}

interface GuidesProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  expected: number | undefined;
  known: GuideCategory | undefined;
}

/** The guides with, for a long list, a search field. Apart from the page, which would sort them at every key. */
function Guides({ guides, expected, known }: GuidesProps) {
  const { t } = useTranslation('guides');
  const { typed, setTyped } = useSearchTermParam();
  const query = useDeferredValue(typed.trim());
  const isLong = (guides?.length ?? expected ?? 0) > mostWithoutSearch;
  return (
    <>
      {isLong || typed !== '' ? (
        <SearchField
          label={t('search.labelHere')}
          value={typed}
          onChange={setTyped}
          className="mb-4 max-w-96 print:hidden"
        />
      ) : null}
      <MatchingGuides
        guides={guides}
        expected={expected}
        query={query}
        nothingHint={t('search.nothingHereHint')}
      >
        {known ? <CategoryMark category={known} /> : null}
      </MatchingGuides>
    </>
  );
}
