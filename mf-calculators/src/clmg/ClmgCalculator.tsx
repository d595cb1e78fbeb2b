import { useQuery, useTranslation } from 'shared/runtime';
import { ExchangeResults, meanScale } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { clmgScore } from '../formulas/clmgScore.ts';
import { QueryError } from '../QueryError.tsx';
import { clmgDestinations, clmgPlan } from '../queries.ts';
import { useExams } from '../store/createCalculatorStore.ts';
import { ClmgInput } from './ClmgInput.tsx';
import { ClmgWorkings } from './ClmgWorkings.tsx';
import { clmgLists, clmgStore, useFourthYear } from './clmgState.ts';

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
      input={<ClmgInput plan={plan} exams={exams} fourthYear={fourthYear} score={score} />}
      results={
        <ExchangeResults
          type="exchange-calculator-clmg"
          score={score}
          scale={meanScale}
          unit={t(fourthYear ? 'clmg.unitFourthYear' : 'clmg.unit')}
          tryOut={{ exams, scoreOf: (tried) => clmgScore(tried, fourthYear) }}
          destinations={destinations}
          regionKind="country"
          store={clmgStore}
          lists={clmgLists}
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
