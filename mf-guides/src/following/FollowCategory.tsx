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
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isFollowed}
      aria-label={t('follow.label', { name: heading })}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft noscript:hidden"
      onClick={() => void toggle()}
    >
      <Icon name={isFollowed ? 'starred' : 'star'} className="size-4.5" />
      {t('follow.follow')}
    </Button>
  );
}
