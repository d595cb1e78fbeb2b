import { parseMultiplier, parseScore } from 'shared/format';
import { useQuery } from 'shared/runtime';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { useCoursePlan } from '../exams/useCoursePlan.ts';
import { Exchange } from '../exchange/Exchange.tsx';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { rules } from '../formulas/rules.ts';
import { type UgScore, ugScore } from '../formulas/ugScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import { ScenarioTabs } from '../scenarios/ScenarioTabs.tsx';
import { useMeanLine, Workings } from '../score/Workings.tsx';
import type { Scenario } from '../store/createCalculatorStore.ts';
import { ugDestinations, ugMultipliers, ugPlan } from './queries.ts';
import { ug } from './ug.ts';

function useUg(scenario: Scenario<object>) {
  const multipliers = useQuery(ugMultipliers);
  const coursePlan = useCoursePlan(ugPlan, scenario);
  const row = rowOfCourse(multipliers.data, scenario.course);
  const multiplier = parseMultiplier(row?.multiplier);
  const cfuMin = parseScore(row?.cfu_min);
  const isReady = scenario.course !== null && !multipliers.isPending;
  const resultOf = (exams: readonly ExamEntry[]) =>
    isReady ? ugScore({ exams, multiplier, cfuMin }) : null;
  const result = resultOf(coursePlan.exams);
  return { ...coursePlan, multipliers, multiplier, cfuMin, isReady, resultOf, result };
}

const useScore = (scenario: Scenario<object>) => useUg(scenario).result?.score ?? null;

/** The undergraduates' exchange score, which follows every grade, and the destinations by continent. */
export default function UgCalculator() {
  const { t, plain } = useFormat();
  const destinations = useQuery(ugDestinations);
  const { courses, course, plan, exams, multipliers, multiplier, cfuMin, isReady, ...computed } =
    useUg(ug.store.useScenario());
  const { result, resultOf } = computed;
  const noMultiplier = isReady && multiplier === null ? t('ug.noMultiplier', rules) : null;
  const warning = 'max-w-measure text-sm text-warning';

  return (
    <Exchange
      calculator={ug}
      intro={t('ug.intro')}
      question={
        <>
          <CoursePicker courses={courses} store={ug.store} />
          {noMultiplier === null ? null : (
            <p role="status" className={warning}>
              {noMultiplier}
            </p>
          )}
          {multiplier === null ? null : (
            <p className="text-sm text-quiet">
              {t('ug.rule', {
                multiplier: plain(multiplier, 4),
                cfu: plain(cfuMin ?? rules.defaultCfuMin),
              })}
            </p>
          )}
        </>
      }
      scenarios={<ScenarioTabs store={ug.store} useScore={useScore} decimals={2} />}
      exams={exams}
      plan={course && plan}
      planFailure={t('failures.courseSubjects')}
      destinations={destinations}
      queries={[courses, multipliers, destinations]}
      missing={course ? t('score.missing') : t('course.missing')}
      result={
        result && {
          score: result.score,
          unit: t('ug.unit'),
          note: noMultiplier === null ? null : <p className={warning}>{noMultiplier}</p>,
          workings: <UgWorkings exams={exams} result={result} />,
          scoreOf: (tried) => resultOf(tried)?.score ?? null,
        }
      }
    />
  );
}

function UgWorkings({ exams, result }: { exams: readonly ExamEntry[]; result: UgScore }) {
  const { t, fixed, plain } = useFormat();
  const { used, score } = result;
  const mean = useMeanLine(exams);
  const multiplier = plain(used.multiplier, 6);
  const beyond = plain(used.passedCfu - used.cfuMin);
  return (
    <Workings
      lines={[
        mean,
        {
          name: t('workings.beyond'),
          sum: `${plain(used.passedCfu)} − ${plain(used.cfuMin)}`,
          value: beyond,
        },
        {
          name: t('workings.score'),
          sum: `max(0; ${mean.sum} + ${multiplier} × (${beyond}))`,
          value: fixed(score, 2),
        },
      ]}
      assumptions={[t('workings.ugAssumptions', rules)]}
    />
  );
}
