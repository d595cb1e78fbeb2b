import { useMyCourses } from './loadMyCourses.ts';

interface MyCoursesProps {
  heading: 'h2' | 'h3';
  /** Whether to name the new files of the courses that are followed. */
  namesNews?: boolean;
}

/**
 * The personal part at the top of a page: the last preview, the followed courses, and those that the device keeps. Its
 * size depends only on `<html data-personal>`, which is set before the first paint, so that loading its content shifts
 * nothing; the names of new files come below it.
 */
export function MyCourses({ heading, namesNews = false }: MyCoursesProps) {
  const module = useMyCourses();
  return (
    <div className="hidden flex-col gap-6 following:flex keeping:flex resuming:flex lg:flex-row lg:gap-8 print:hidden">
      <div className="hidden min-h-25 shrink-0 resuming:block lg:w-80 xl:w-96">
        {module ? <module.ResumeTicket /> : null}
      </div>
      <div className="hidden min-h-28 min-w-0 following:block lg:grow-2 lg:basis-0">
        {module ? <module.FollowedCourses heading={heading} namesNews={namesNews} /> : null}
      </div>
      <div className="hidden min-h-28 min-w-0 keeping:block lg:min-w-56 lg:grow lg:basis-0">
        {module ? <module.OfflineShelf heading={heading} /> : null}
      </div>
    </div>
  );
}
