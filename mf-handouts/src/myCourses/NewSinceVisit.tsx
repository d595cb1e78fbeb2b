import { useNow, useTranslation } from 'shared/runtime';
import { NewBadge } from '../files/NewBadge.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { followedCourses, isOf } from './followedStore.ts';
import { isNewSince } from './visits.ts';

interface NewSinceVisitProps {
  file: HandoutFile;
  /** As a dot on the perforation of its row, where it takes no room; else with its word. */
  onLine?: boolean;
}

/** Marks a file of a followed course that is new since the last visit. */
export function NewSinceVisit({ file, onLine = false }: NewSinceVisitProps) {
  const { t } = useTranslation('handouts');
  const now = useNow();
  const courses = followedCourses.useValue();
  const isNew = courses.some(
    (course) => isOf(file, course) && isNewSince(file, course.before, now),
  );
  if (!isNew) return null;
  if (!onLine) return <NewBadge />;
  return (
    <span className="absolute right-0 -bottom-2.5 size-4.5 rounded-full border-3 border-surface bg-accent @min-[14rem]:-right-2.5 @min-[14rem]:bottom-auto forced-colors:bg-[Highlight]">
      <span className="sr-only">{t('new')}</span>
    </span>
  );
}
