import { useMyCourses } from './loadMyCourses.ts';

/**
 * The personal part at the top of a page: the last preview and the followed courses. Its size depends only on
 * `<html data-personal>`, which is set before the first paint, so that loading its content shifts nothing.
 */
export function MyCourses({ heading }: { heading: 'h2' | 'h3' }) {
  const module = useMyCourses();
  return (
    <div className="hidden gap-6 following:flex resuming:flex max-lg:flex-col print:hidden">
      <div className="hidden min-h-25 shrink-0 resuming:block lg:w-96">
        {module ? <module.ResumeTicket /> : null}
      </div>
      <div className="hidden min-h-40 min-w-0 grow following:block">
        {module ? <module.FollowedCourses heading={heading} /> : null}
      </div>
    </div>
  );
}
