import type { UndergraduateYear } from '../years.ts';
import { useEnglishName } from './useEnglishName.ts';

interface CourseNameProps {
  year: UndergraduateYear | undefined;
  /** Its Italian name. */
  subject: string;
}

/** A course's name. English pages show its English name, if it has one. */
export function CourseName({ year, subject }: CourseNameProps) {
  const english = useEnglishName(year)(subject);
  return (
    <span lang={english === undefined ? 'it' : 'en'} className="wrap-anywhere">
      {english ?? subject}
    </span>
  );
}
