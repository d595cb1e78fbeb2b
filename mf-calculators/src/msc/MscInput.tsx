import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Badge, Button, NumberField } from 'shared/ui';
import { CourseAndSaving } from '../exams/CourseAndSaving.tsx';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { PlanExams } from '../exchange/PlanExams.tsx';
import { bachelorRange } from '../formulas/mscScore.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { Multipliers } from './Multipliers.tsx';
import { editMscForm, mscStore, useMscForm } from './mscState.ts';
import { isHopelessBachelor } from './readForm.ts';
import type { MscState } from './useMscScore.ts';

export function MscInput({ msc }: { msc: MscState }) {
  const { t } = useTranslation('calculators');
  const { form, computed } = msc;
  const isBachelorInvalid = msc.problem === 'bachelor' || isHopelessBachelor(form.bachelor);
  const areExamsMissing = msc.problem === 'exams';
  const fields = useRef<HTMLDivElement>(null);
  const attempts = useMscForm((state) => state.attempts);

  // After a failed attempt the focus moves to the first invalid field, or to the first grade.
  const focusProblem = useEffectEvent(() => {
    if (msc.problem === null) return;
    const invalid = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? fields.current?.querySelector<HTMLElement>('[data-grade]'))?.focus();
  });
  useEffect(() => {
    if (attempts > 0) focusProblem();
  }, [attempts]);

  return (
    <div ref={fields} className="flex grow flex-col gap-6 [@media(max-height:32rem)]:gap-3">
      <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">{t('msc.intro')}</p>
      <CourseAndSaving type="exchange-calculator">
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
          <CoursePicker
            courses={msc.courses.data}
            pending={msc.courses.isPending}
            value={msc.name}
            missing={areExamsMissing}
            onChange={msc.chooseCourse}
          />
          <NumberField
            label={t('msc.bachelor')}
            min={bachelorRange.min}
            max={bachelorRange.max}
            value={form.bachelor}
            error={isBachelorInvalid ? t('msc.problems.bachelor') : undefined}
            onChange={(bachelor) => editMscForm({ bachelor })}
          />
        </div>
      </CourseAndSaving>
      <Multipliers
        form={form}
        course={msc.courseData}
        pending={msc.areMultipliersPending}
        missing={msc.problem === 'multipliers'}
      />
      {msc.course ? (
        <PlanExams
          key={msc.course.name}
          plan={msc.plan}
          failure={t('failures.courseSubjects')}
          exams={msc.exams}
          store={mscStore}
          problem={areExamsMissing ? t('score.missing') : undefined}
        />
      ) : null}
      <ScoreBar
        problem={msc.problem ? <Problem problem={msc.problem} /> : null}
        score={computed ? String(computed.result.score) : null}
        missing={t('msc.notYet')}
        note={msc.isOutOfDate ? <Badge tone="warning">{t('msc.outOfDateShort')}</Badge> : null}
        action={
          <Button onClick={msc.calculate} disabled={msc.isLoading}>
            {t('msc.calculate')}
          </Button>
        }
      />
    </div>
  );
}

function Problem({ problem }: { problem: NonNullable<MscState['problem']> }) {
  const { t } = useTranslation('calculators');
  const failed = problem === 'failed';
  return (
    <>
      <strong>{t(failed ? 'msc.failed' : 'msc.missing')}:</strong>{' '}
      {t(failed ? 'msc.failedReason' : `msc.problems.${problem}`)}
    </>
  );
}
