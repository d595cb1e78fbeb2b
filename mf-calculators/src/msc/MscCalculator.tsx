import { useEffect, useRef, useState } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { Button, NumberField } from 'shared/ui';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { Exchange } from '../exchange/Exchange.tsx';
import { mscScore } from '../formulas/mscScore.ts';
import { rules } from '../formulas/rules.ts';
import { ScenarioTabs } from '../scenarios/ScenarioTabs.tsx';
import { MscWorkings } from './MscWorkings.tsx';
import { Multipliers } from './Multipliers.tsx';
import { editMscForm, type MscProblem, msc } from './msc.ts';
import { mscDestinations } from './queries.ts';
import { isHopelessBachelor } from './readForm.ts';
import { useMsc, useMscScore } from './useMsc.ts';

/**
 * The master's exchange score and the destinations by continent. A button computes it for the first time; then
 * it follows every change.
 */
export default function MscCalculator() {
  const { t } = useTranslation('calculators');
  const scenario = msc.store.useScenario();
  const state = useMsc(scenario);
  const { form, result, input } = state;
  const destinations = useQuery(mscDestinations);
  /** How often "Calculate" failed: the focus moves to the problem each time. */
  const [failures, setFailures] = useState(0);
  const problem = failures > 0 ? state.problem : null;
  const isBachelorInvalid = problem === 'bachelor' || isHopelessBachelor(form.bachelor);
  const areExamsMissing = problem === 'exams';
  const inputRef = useRef<HTMLDivElement>(null);

  // After a failed attempt the focus moves to the first invalid field, or to the first grade.
  useEffect(() => {
    if (failures === 0) return;
    const invalid = inputRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? inputRef.current?.querySelector<HTMLElement>('[data-grade]'))?.focus();
  }, [failures]);

  function calculate() {
    setFailures(state.possible ? 0 : failures + 1);
    if (!state.possible) return;
    editMscForm({ asked: true });
    msc.store.actions.openTab('results');
  }

  return (
    <Exchange
      calculator={msc}
      intro={t('msc.intro')}
      inputRef={inputRef}
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
      scenarios={<ScenarioTabs store={msc.store} useScore={useMscScore} decimals={0} />}
      exams={state.exams}
      plan={state.course && state.plan}
      planFailure={t('failures.courseSubjects')}
      examsProblem={areExamsMissing ? t('score.missing') : undefined}
      destinations={destinations}
      queries={[...state.queries, destinations]}
      missing={t('msc.notYet')}
      problem={problem ? <Problem problem={problem} /> : null}
      compute={
        <Button onClick={calculate} disabled={state.isLoading}>
          {t('msc.calculate')}
        </Button>
      }
      result={
        result &&
        input && {
          score: result.score,
          unit: t('msc.unit', rules),
          workings: <MscWorkings result={result} input={input} estimated={form.estimated} />,
          scoreOf: (tried) => mscScore({ ...input, exams: tried })?.score ?? null,
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
