import { siteConfig, useTranslation } from 'shared/runtime';
import { useIcsDownload } from 'shared/ui';

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
  const { t } = useTranslation('myCourses');
  const download = useIcsDownload({
    source: 'handouts',
    product: 'Dispense',
    saved: t('exam.saved'),
    savedHint: t('exam.savedHint'),
    failed: t('exam.failed'),
  });
  return ({ path, name, date }) => {
    const { email, url } = siteConfig();
    const start = new Date(date);
    return download({
      // One exam a course: another date moves it.
      uid: `exam-${encodeURIComponent(path)}@${email.split('@').pop() ?? ''}`,
      title: t('exam.title', { subject: name }),
      start,
      end: new Date(+start + dayMs),
      allDay: true,
      details: '',
      location: undefined,
      url: new URL(path, url).href,
    });
  };
}
