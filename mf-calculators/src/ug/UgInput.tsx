import { Button } from 'shared/ui';
import { CourseAndSaving } from '../exams/CourseAndSaving.tsx';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { PlanExams } from '../exchange/PlanExams.tsx';
import { useFormat } from '../format.ts';
import { defaultCfuMin } from '../formulas/ugScore.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { ugStore } from './ugState.ts';
import type { UgState } from './useUgScore.ts';

export function UgInput({ ug }: { ug: UgState }) {
  const { t, fixed, plain } = useFormat();
  const { courses, name, course, plan, exams, result } = ug;
  return (
    <>
      <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">{t('ug.intro')}</p>
      <CourseAndSaving type="exchange-calculator-ug">
        <CoursePicker
          courses={courses.data}
          pending={courses.isPending}
          value={name}
          onChange={ugStore.actions.chooseCourse}
        />
        {ug.isMultiplierMissing ? (
          <p role="status" className="max-w-measure text-sm text-warning">
            {t('ug.noMultiplier')}
          </p>
        ) : null}
        {ug.multiplier !== null ? (
          <p className="text-sm text-quiet">
            {t('ug.rule', {
              multiplier: plain(ug.multiplier, 4),
              cfu: plain(ug.cfuMin ?? defaultCfuMin),
            })}
          </p>
        ) : null}
      </CourseAndSaving>
      {course ? (
        <PlanExams
          key={course.name}
          plan={plan}
          failure={t('failures.courseSubjects')}
          exams={exams}
          store={ugStore}
        />
      ) : null}
      <ScoreBar
        score={result ? fixed(result.score, 2) : null}
        missing={course ? t('score.missing') : t('course.missing')}
        action={
          <Button disabled={result === null} onClick={() => ugStore.actions.openTab('results')}>
            {t('score.toResults')}
          </Button>
        }
      />
    </>
  );
}
