import { useEffect, useEffectEvent } from 'react';
import { reportError, toast, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { Guide } from '../guide.ts';
import type { GuideCategory } from '../guideCategories.ts';
import { followedStore, notLoaded, useSeen } from './loadFollowed.ts';

interface FollowCategoryProps {
  category: GuideCategory;
  guides: readonly Guide[];
}

/** The button that follows a category, as one follows a course. */
export function FollowCategory({ category: { slug, heading }, guides }: FollowCategoryProps) {
  const { t } = useTranslation(['guides', 'common']);
  const isFollowed = useSeen().has(slug);
  const record = useEffectEvent(() => {
    followedStore.load().then(
      ({ recordVisit }) => recordVisit(slug, guides),
      () => undefined,
    );
  });
  // When the page is left, so that what is new stays marked while it is read.
  useEffect(() => (isFollowed ? () => record() : undefined), [isFollowed]);
  const toggle = () =>
    followedStore.load().then(
      ({ toggleFollowed }) => toggleFollowed(slug, guides),
      (cause: unknown) => {
        reportError({ ...notLoaded, cause });
        toast.error({ title: t('common:errorTitle'), description: t('failedHint') });
      },
    );
  const label = t(isFollowed ? 'follow.followed' : 'follow.follow');
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${label}: ${heading}`}
      className={`noscript:hidden ${isFollowed ? 'border-accent bg-accent-soft' : ''}`}
      onClick={() => void toggle()}
    >
      <Icon name={isFollowed ? 'starred' : 'star'} className="size-4.5" />
      {label}
    </Button>
  );
}
