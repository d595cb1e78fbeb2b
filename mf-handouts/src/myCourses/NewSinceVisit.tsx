import { useNow } from 'shared/runtime';
import { NewBadge } from '../files/NewBadge.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { followedCourses, isOf } from './followedStore.ts';
import { isNewSince } from './visits.ts';

interface NewSinceVisitProps {
  file: HandoutFile;
  /** In the corner of its row, where it takes no room: it comes late, and would move the rows below. */
  inCorner?: boolean;
}

/** Marks a file of a followed course that is new since the last visit. */
export function NewSinceVisit({ file, inCorner = false }: NewSinceVisitProps) {
  const now = useNow();
  const courses = followedCourses.useValue();
  const isNew = courses.some(
    (course) => isOf(file, course) && isNewSince(file, course.before, now),
  );
  if (!isNew) return null;
  return inCorner ? <NewBadge size="xs" className="absolute top-2.5 right-3" /> : <NewBadge />;
}
