import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { Badge, Button, NumberField } from 'shared/ui';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { Exchange } from '../exchange/Exchange.tsx';
import { rules } from '../formulas/rules.ts';
import { MscWorkings } from './MscWorkings.tsx';
import { Multipliers } from './Multipliers.tsx';
import { editMscForm, type MscProblem, msc } from './msc.ts';
import { mscDestinations } from './queries.ts';
import { isHopelessBachelor } from './readForm.ts';
import { useMscScore } from './useMscScore.ts';

/** The master's exchange score, computed on a button, and the destinations by continent. */
export default function MscCalculator() {
  const { t } = useTranslation('calculators');
  const state = useMscScore();
  const { form, problem, computed, isOutOfDate, calculate } = state;
  const destinations = useQuery(mscDestinations);
  const isBachelorInvalid = problem === 'bachelor' || isHopelessBachelor(form.bachelor);
  const areExamsMissing = problem === 'exams';
  const input = useRef<HTMLDivElement>(null);

  // After a failed attempt the focus moves to the first invalid field, or to the first grade.
  const focusProblem = useEffectEvent(() => {
    if (problem === null) return;
    const invalid = input.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? input.current?.querySelector<HTMLElement>('[data-grade]'))?.focus();
  });
  useEffect(() => {
    if (state.attempts > 0) focusProblem();
  }, [state.attempts]);

  return (
    <Exchange
      calculator={msc}
      intro={t('msc.intro')}
      inputRef={input}
      question={
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
          <CoursePicker courses={state.courses} store={msc.store} missing={areExamsMissing} />
          <NumberField
            label={t('msc.bachelor')}
            min={rules.lowestFinal}
            max={rules.highestFinal}
            value={form.bachelor}
            error={isBachelorInvalid ? t('msc.problems.bachelor', rules) : undefined}
            onChange={(bachelor) => editMscForm({ bachelor })}
          />
        </div>
      }
      exams={state.exams}
      plan={state.course && state.plan}
      planFailure={t('failures.courseSubjects')}
      examsProblem={areExamsMissing ? t('score.missing') : undefined}
      destinations={destinations}
      queries={[...state.queries, destinations]}
      missing={t('msc.notYet')}
      bar={{
        problem: problem ? <Problem problem={problem} /> : null,
        note: isOutOfDate ? <Badge tone="warning">{t('msc.outOfDateShort')}</Badge> : null,
        action: (
          <Button onClick={calculate} disabled={state.isLoading}>
            {t('msc.calculate')}
          </Button>
        ),
      }}
      result={
        computed && {
          score: computed.result.score,
          unit: t('msc.unit', rules),
          note: isOutOfDate ? (
            <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm text-warning">
              {t('msc.outOfDate')}
              <Button variant="link" onClick={calculate}>
                {t('msc.again')}
              </Button>
            </p>
          ) : null,
          workings: <MscWorkings {...computed} estimated={form.estimated} />,
          scoreOf: state.scoreOf,
        }
      }
    >
      <Multipliers
        form={form}
        course={state.courseData}
        pending={state.areMultipliersPending}
        missing={problem === 'multipliers'}
      />
    </Exchange>
  );
}

function Problem({ problem }: { problem: MscProblem }) {
  const { t } = useTranslation('calculators');
  const failed = problem === 'failed';
  return (
    <>
      <strong>{t(failed ? 'msc.failed' : 'msc.missing')}:</strong>{' '}
      {failed ? t('msc.failedReason') : t(`msc.problems.${problem}`, rules)}
    </>
  );
}
