import { useQuery } from 'shared/runtime';
import { Switch } from 'shared/ui';
import { useExams } from '../exams/useCoursePlan.ts';
import { Exchange } from '../exchange/Exchange.tsx';
import { useFormat } from '../format.ts';
import { clmgScore } from '../formulas/clmgScore.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { rules } from '../formulas/rules.ts';
import { QueryError } from '../QueryError.tsx';
import { ScenarioTabs } from '../scenarios/ScenarioTabs.tsx';
import { useMeanLine, Workings } from '../score/Workings.tsx';
import type { Scenario } from '../store/createCalculatorStore.ts';
import { type ClmgFields, clmg } from './clmg.ts';
import { clmgDestinations, clmgPlan } from './queries.ts';

function useClmg(scenario: Scenario<ClmgFields>) {
  const plan = useQuery(clmgPlan);
  const exams = useExams(scenario, plan.data);
  return { plan, exams, score: clmgScore(exams, scenario.fields.fourthYear) };
}

const useScore = (scenario: Scenario<ClmgFields>) => useClmg(scenario).score;

/** The law degree's exchange score, which follows every grade, and the destinations by country. */
export default function ClmgCalculator() {
  const { t } = useFormat();
  const destinations = useQuery(clmgDestinations);
  const scenario = clmg.store.useScenario();
  const { plan, exams, score } = useClmg(scenario);
  const { fourthYear } = scenario.fields;

  return (
    <Exchange
      calculator={clmg}
      intro={t('clmg.intro')}
      question={
        <Switch
          checked={fourthYear}
          onCheckedChange={(next) => clmg.store.setFields(() => ({ fourthYear: next }))}
        >
          {t('clmg.fourthYear', rules)}
        </Switch>
      }
      scenarios={<ScenarioTabs store={clmg.store} useScore={useScore} decimals={2} />}
      exams={exams}
      plan={plan}
      planFailure={t('failures.clmgPlan')}
      destinations={destinations}
      missing={t('score.missing')}
      result={{
        score,
        unit: fourthYear ? t('clmg.unitFourthYear', rules) : t('clmg.unit'),
        workings: (
          <>
            {score === null ? (
              <p className="max-w-measure text-quiet">{t('clmg.noScoreYet')}</p>
            ) : (
              <ClmgWorkings exams={exams} fourthYear={fourthYear} score={score} />
            )}
            <QueryError queries={[destinations]} message={t('failures.clmgDestinations')} />
          </>
        ),
        scoreOf: (tried) => clmgScore(tried, fourthYear),
      }}
    />
  );
}

interface ClmgWorkingsProps {
  exams: readonly ExamEntry[];
  fourthYear: boolean;
  score: number;
}

function ClmgWorkings({ exams, fourthYear, score }: ClmgWorkingsProps) {
  const { t, fixed, plain } = useFormat();
  const mean = useMeanLine(exams);
  const sum = fourthYear ? `${mean.sum} + ${plain(rules.fourthYearBonus)}` : mean.sum;
  return (
    <Workings
      lines={[mean, { name: t('workings.score'), sum, value: fixed(score, 2) }]}
      assumptions={[t('workings.clmgAssumptions', rules)]}
    />
  );
}
