import { useLanguage, useQuery, useTranslation } from 'shared/runtime';
import { clmgChoices } from '../destinations/choices.ts';
import { ExchangeResults } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { meanScale } from '../exchange/scoreScales.ts';
import { clmgScore } from '../formulas/clmgScore.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { fixed } from '../numbers.ts';
import { clmgExams, clmgPlaces } from '../queries.ts';
import type { PlanExam } from '../reading/planRows.ts';
import { ScoreHero } from '../score/ScoreHero.tsx';
import { ResultActions } from '../share/ResultActions.tsx';
import { useExams } from '../work/createWork.ts';
import { clmgWork, useFourthYear } from '../work/works.ts';
import { ClmgInput } from './ClmgInput.tsx';
import { ClmgWorkings } from './ClmgWorkings.tsx';

const noPlan: readonly PlanExam[] = [];

/** The exchange score of the law degree, live, and the destinations by country. */
export default function ClmgCalculator() {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const plan = useQuery(clmgExams);
  const places = useQuery(clmgPlaces);
  const exams = useExams(clmgWork, plan.data ?? noPlan);
  const fourthYear = useFourthYear((state) => state.fourthYear);
  const tab = clmgWork.useWork((work) => work.tab);
  const score = clmgScore(exams, fourthYear);
  const shown = score === null ? null : fixed(score, 2, language);

  return (
    <ExchangeTabs
      tab={tab}
      onTab={clmgWork.actions.openTab}
      resultsOpen
      input={<ClmgInput plan={plan} exams={exams} fourthYear={fourthYear} score={shown} />}
      results={
        <ExchangeResults
          score={score}
          scale={meanScale}
          tryOut={{ exams, scoreOf: (tried) => clmgScore(tried, fourthYear) }}
          places={places}
          placeKind="country"
          work={clmgWork}
          choices={clmgChoices}
        >
          {shown === null ? (
            <p className="max-w-measure text-quiet">{t('clmg.noScoreYet')}</p>
          ) : (
            <>
              <ScoreHero
                label={t('score.yours')}
                score={shown}
                unit={t(fourthYear ? 'clmg.unitFourthYear' : 'clmg.unit')}
                note={
                  <ResultActions
                    type="exchange-calculator-clmg"
                    name={t('cards.exchange-calculator-clmg.name')}
                  />
                }
              />
              <ClmgWorkings exams={exams} fourthYear={fourthYear} score={shown} />
            </>
          )}
          <LoadFailure reads={[places]} message={t('failures.clmgDestinations')} />
        </ExchangeResults>
      }
    />
  );
}
