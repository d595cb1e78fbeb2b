import { useQuery, useTranslation } from 'shared/runtime';
import { ExchangeResults } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { useFormat } from '../format.ts';
import { clmgScore, fourthYearBonus } from '../formulas/clmgScore.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { QueryError } from '../QueryError.tsx';
import { useMeanLine, Workings } from '../score/Workings.tsx';
import { useExams } from '../store/createCalculatorStore.ts';
import { ClmgInput } from './ClmgInput.tsx';
import { clmgCalculator, clmgStore, useFourthYear } from './clmgState.ts';
import { clmgDestinations, clmgPlan } from './queries.ts';

/** The law degree's exchange score, which follows every grade, and the destinations by country. */
export default function ClmgCalculator() {
  const { t } = useTranslation('calculators');
  const plan = useQuery(clmgPlan);
  const destinations = useQuery(clmgDestinations);
  const exams = useExams(clmgStore, plan.data);
  const fourthYear = useFourthYear((state) => state.fourthYear);
  const score = clmgScore(exams, fourthYear);

  return (
    <ExchangeTabs
      store={clmgStore}
      destinations={destinations.data}
      input={<ClmgInput plan={plan} exams={exams} fourthYear={fourthYear} score={score} />}
      results={
        <ExchangeResults
          calculator={clmgCalculator}
          score={score}
          unit={t(fourthYear ? 'clmg.unitFourthYear' : 'clmg.unit')}
          tryOut={{ exams, scoreOf: (tried) => clmgScore(tried, fourthYear) }}
          destinations={destinations}
        >
          {score === null ? (
            <p className="max-w-measure text-quiet">{t('clmg.noScoreYet')}</p>
          ) : (
            <ClmgWorkings exams={exams} fourthYear={fourthYear} score={score} />
          )}
          <QueryError queries={[destinations]} message={t('failures.clmgDestinations')} />
        </ExchangeResults>
      }
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
  const sum = fourthYear ? `${mean.sum} + ${plain(fourthYearBonus)}` : mean.sum;
  return (
    <Workings
      lines={[mean, { name: t('workings.score'), sum, value: fixed(score, 2) }]}
      assumptions={[t('workings.clmgAssumptions')]}
    />
  );
}
