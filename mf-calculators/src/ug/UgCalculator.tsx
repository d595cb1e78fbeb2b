import { useLanguage, useQuery, useTranslation } from 'shared/runtime';
import { ugChoices } from '../destinations/choices.ts';
import { ExchangeResults } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { meanScale } from '../exchange/scoreScales.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { fixed } from '../numbers.ts';
import { ugPlaces } from '../queries.ts';
import { ScoreHero } from '../score/ScoreHero.tsx';
import { ResultActions } from '../share/ResultActions.tsx';
import { ugWork } from '../work/works.ts';
import { UgInput } from './UgInput.tsx';
import { UgWorkings } from './UgWorkings.tsx';
import { useUgScore } from './useUgScore.ts';

/** The exchange score for undergraduates, live, and the destinations by continent. */
export default function UgCalculator() {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const ug = useUgScore();
  const places = useQuery(ugPlaces);
  const tab = ugWork.useWork((work) => work.tab);

  return (
    <div className="flex grow flex-col gap-6">
      <LoadFailure reads={[...ug.reads, places]} message={t('failures.data')} />
      <ExchangeTabs
        tab={tab}
        onTab={ugWork.actions.openTab}
        resultsOpen={ug.result !== null}
        input={<UgInput ug={ug} />}
        results={
          ug.result ? (
            <ExchangeResults
              score={ug.result.score}
              scale={meanScale}
              tryOut={{ exams: ug.exams, scoreOf: ug.scoreOf }}
              places={places}
              placeKind="continent"
              work={ugWork}
              choices={ugChoices}
            >
              <ScoreHero
                label={t('score.yours')}
                score={fixed(ug.result.score, 2, language)}
                unit={t('ug.unit')}
                note={
                  <>
                    {ug.multiplierMissing ? (
                      <p className="max-w-measure text-sm text-warning">{t('ug.noMultiplier')}</p>
                    ) : null}
                    <ResultActions
                      type="exchange-calculator-ug"
                      name={t('cards.exchange-calculator-ug.name')}
                    />
                  </>
                }
              />
              <UgWorkings exams={ug.exams} result={ug.result} />
            </ExchangeResults>
          ) : null
        }
      />
    </div>
  );
}
