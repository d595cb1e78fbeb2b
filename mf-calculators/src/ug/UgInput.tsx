import { useLanguage, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { CourseExams } from '../exchange/CourseExams.tsx';
import { defaultCfuMin } from '../formulas/ugScore.ts';
import { KeepSwitch } from '../keep/KeepSwitch.tsx';
import { keeperOf } from '../keep/keepers.ts';
import { fixed, plain } from '../numbers.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { ugWork } from '../work/works.ts';
import type { UgState } from './useUgScore.ts';

/** What the undergraduate score needs: the course, whose multiplier it uses, and the grades. */
export function UgInput({ ug }: { ug: UgState }) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const { courses, name, course, plan, exams, result } = ug;
  return (
    <>
      <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">{t('ug.intro')}</p>
      <div className="flex flex-col gap-2">
        <CoursePicker
          courses={courses.data}
          pending={courses.isPending}
          value={name}
          onChange={ugWork.actions.chooseCourse}
        />
        {ug.multiplierMissing ? (
          <p role="status" className="max-w-measure text-sm text-warning">
            {t('ug.noMultiplier')}
          </p>
        ) : null}
        {ug.multiplier !== null ? (
          <p className="text-sm text-quiet">
            {t('ug.rule', {
              multiplier: plain(ug.multiplier, language, 4),
              cfu: plain(ug.cfuMin ?? defaultCfuMin, language),
            })}
          </p>
        ) : null}
      </div>
      <CourseExams course={course} plan={plan} exams={exams} work={ugWork} noGrade="0" />
      <KeepSwitch keeper={keeperOf('exchange-calculator-ug')} />
      <ScoreBar
        label={t('score.yours')}
        score={result ? fixed(result.score, 2, language) : null}
        missing={course ? t('score.missing') : t('course.missing')}
        action={
          <Button disabled={result === null} onClick={() => ugWork.actions.openTab('results')}>
            {t('score.toResults')}
          </Button>
        }
      />
    </>
  );
}
