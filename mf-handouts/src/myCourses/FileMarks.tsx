import { useNow, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { NewBadge } from '../files/NewBadge.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { listPath } from '../paths.ts';
import { followedCourses, isOf } from './followedStore.ts';
import { useStoring } from './offlineStore.ts';
import { fileKey } from './storedFiles.ts';
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

/** Marks a file whose PDF is stored on this device. */
export function OfflineMark({ file }: { file: HandoutFile }) {
  const { t } = useTranslation('myCourses');
  const isStored = useStoring((all) => {
    const storing = all[listPath(file) ?? ''];
    return storing?.step === 'stored' && storing.keys.has(fileKey(file));
  });
  if (!isStored) return null;
  return (
    <span className="text-accent">
      <Icon name="check" className="size-4" />
      <span className="sr-only">{t('offline.file')}</span>
    </span>
  );
}
