import { daysUntil, relativeFormat } from 'shared/format';
import { siteConfig, useLanguage, useNow, useTranslation } from 'shared/runtime';
import { Button, Disclosure, Icon, useIcsDownload } from 'shared/ui';
import { useEnglishName } from '../names/useEnglishName.ts';
import type { UndergraduateYear } from '../years.ts';
import { followedCourses, setExam } from './followedStore.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface ExamDateProps {
  /** The path of the course's page. */
  path: string;
  year: UndergraduateYear;
  subject: string;
}

/** The date of a followed course's exam, behind a button that says how far it is. */
export function ExamDate({ path, year, subject }: ExamDateProps) {
  const { t } = useTranslation('myCourses');
  const name = useEnglishName(year)(subject) ?? subject;
  const course = followedCourses.useValue().find((one) => one.path === path);
  const inDays = useInDays();
  const download = useIcsDownload({
    source: 'handouts',
    product: 'Dispense',
    saved: t('exam.saved'),
    savedHint: t('exam.savedHint'),
    failed: t('exam.failed'),
  });
  if (!course) return null;
  const { exam } = course;
  const saveFile = (date: string) => {
    const { url } = siteConfig();
    const start = new Date(date);
    return download({
      // One exam a course: another date moves it.
      uid: `exam-${encodeURIComponent(path)}@${new URL(url).hostname}`,
      title: t('exam.title', { subject: name }),
      start,
      end: new Date(+start + dayMs),
      allDay: true,
      details: '',
      location: undefined,
      url: new URL(path, url).href,
    });
  };
  return (
    <Disclosure
      label={exam === undefined ? t('exam.set') : t('exam.when', { when: inDays(exam) })}
      labelRest={exam === undefined ? '' : `: ${name}`}
      icon="calendar"
      size="default"
    >
      {(close) => (
        <div className="flex flex-col gap-3 px-4 py-2.5">
          <label className="flex flex-col gap-1 text-sm font-medium">
            {t('exam.date')}
            <input
              type="date"
              defaultValue={exam ?? ''}
              onChange={({ target }) => {
                // Empty while a date is incomplete, which is not a wish to remove it.
                if (target.value !== '') setExam(path, target.value);
              }}
              className="min-h-11 w-full rounded-field border border-outline bg-surface px-3.5 py-2 text-base tabular-nums"
            />
          </label>
          <p className="text-xs text-quiet">{t('exam.hint')}</p>
          {exam === undefined ? null : (
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => void saveFile(exam).then(close)}>
                <Icon name="download" className="size-4.5" />
                {t('exam.save')}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  setExam(path, undefined);
                  close();
                }}
              >
                {t('exam.remove')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Disclosure>
  );
}

/** How far an exam is, for its course's station; nothing once it is over. */
export function ExamNote({ exam }: { exam: string }) {
  const { t } = useTranslation('myCourses');
  const inDays = useInDays();
  const now = useNow();
  if (daysUntil(new Date(exam), now) < 0) return null;
  return <span className="text-sm text-quiet">{t('exam.when', { when: inDays(exam) })}</span>;
}

/** Names a date by its days from today: `tra 12 giorni`, `domani`. */
function useInDays(): (date: string) => string {
  const language = useLanguage();
  const now = useNow();
  const format = relativeFormat(language, { numeric: 'auto' });
  return (date) => format.format(daysUntil(new Date(date), now), 'day');
}
