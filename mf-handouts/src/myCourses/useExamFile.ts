import { useEffect } from 'react';
import { reportError, siteConfig, toast, useTranslation } from 'shared/runtime';
import { saveFile } from 'shared/ui';

/** A lazy chunk, because of the size of the iCalendar library. */
const loadIcsFile = () => import(/* webpackChunkName: "icsFile" */ 'shared/ics-file');

const dayMs = 24 * 60 * 60 * 1000;

interface Exam {
  /** The path of the course's page. */
  path: string;
  /** The course's name in the page's language. */
  name: string;
  /** ISO 8601, without a time. */
  date: string;
}

/** Saves the day of an exam as an `.ics` file and shows a toast with the result. */
export function useExamFile(): (exam: Exam) => Promise<void> {
  const { t } = useTranslation(['myCourses', 'common']);
  useEffect(() => {
    // Preloaded, so that the download starts at once; the click reports a failure.
    loadIcsFile().catch(() => {});
  }, []);
  return async ({ path, name, date }) => {
    try {
      const { icsFile, icsFileName } = await loadIcsFile();
      const { association, email, url } = siteConfig();
      const start = new Date(date);
      const entry = {
        // One exam a course: another date moves it.
        uid: `exam-${encodeURIComponent(path)}@${email.split('@').pop() ?? ''}`,
        title: t('exam.title', { subject: name }),
        start,
        end: new Date(+start + dayMs),
        allDay: true,
        details: '',
        location: undefined,
        url: new URL(path, url).href,
      };
      const text = icsFile(entry, new Date(), association, 'Dispense');
      saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), icsFileName(entry.title));
      toast.success({ title: t('exam.saved'), description: t('exam.savedHint') });
    } catch (cause) {
      const message = 'The calendar file could not be created';
      reportError({ source: 'handouts', message, cause });
      toast.error({ title: t('common:errorTitle'), description: t('exam.failed') });
    }
  };
}
