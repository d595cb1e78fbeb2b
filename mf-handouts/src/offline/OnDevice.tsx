import { useMyCourses } from '../myCourses/loadMyCourses.ts';

/** The place of the kept courses on a page, reserved before the first paint where the device keeps some. */
export function OnDevice({ heading }: { heading: 'h2' | 'h3' }) {
  const module = useMyCourses();
  return (
    <div className="hidden min-h-37 keeping:block print:hidden">
      {module ? <module.OfflineShelf heading={heading} /> : null}
    </div>
  );
}
