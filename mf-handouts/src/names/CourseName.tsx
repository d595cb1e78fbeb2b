import { useTranslation } from 'shared/runtime';
import { clmgYearOfPath, readCoursePath } from '../paths.ts';
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

/** The name of the page at a path: a course's, or a law year's. */
export function PageName({ path }: { path: string }) {
  const { t } = useTranslation('handouts');
  const law = clmgYearOfPath(path);
  if (law) return t('clmg.heading', { year: t(`yearsInText.${law.name}`) });
  return <CourseName {...readCoursePath(path)} />;
}

/** The year of the course at a path; the name of a law year says it. */
export function YearOf({ path }: { path: string }) {
  const { t } = useTranslation('handouts');
  const { year } = readCoursePath(path);
  return year ? t(`years.${year.name}`) : null;
}
