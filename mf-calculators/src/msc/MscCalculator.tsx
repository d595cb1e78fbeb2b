import { useQuery, useTranslation } from 'shared/runtime';
import { mscChoices } from '../destinations/choices.ts';
import { ExchangeResults } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { thousandScale } from '../exchange/scoreScales.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { mscPlaces } from '../queries.ts';
import { ScoreHero } from '../score/ScoreHero.tsx';
import { ResultActions } from '../share/ResultActions.tsx';
import { mscWork } from '../work/works.ts';
import { MscInput } from './MscInput.tsx';
import { MscWorkings } from './MscWorkings.tsx';
import { OutOfDate } from './OutOfDate.tsx';
import { useMscScore } from './useMscScore.ts';

/** The exchange score for master's students, on a button, and the destinations by continent. */
export default function MscCalculator() {
  const { t } = useTranslation('calculators');
  const msc = useMscScore();
  const places = useQuery(mscPlaces);
  const tab = mscWork.useWork((work) => work.tab);
  const { result } = msc;

  return (
    <div className="flex grow flex-col gap-6">
      <LoadFailure reads={[...msc.reads, places]} message={t('failures.data')} />
      <ExchangeTabs
        tab={tab}
        onTab={mscWork.actions.openTab}
        resultsOpen={result !== null}
        input={<MscInput msc={msc} />}
        results={
          result && msc.of ? (
            <ExchangeResults
              score={result.score}
              scale={thousandScale}
              tryOut={msc.scoreOf && { exams: msc.exams, scoreOf: msc.scoreOf }}
              places={places}
              placeKind="continent"
              work={mscWork}
              choices={mscChoices}
            >
              <ScoreHero
                label={t('score.yours')}
                score={String(result.score)}
                unit={t('msc.unit')}
                note={
                  msc.outOfDate ? (
                    <OutOfDate onAgain={msc.calculate} />
                  ) : (
                    <ResultActions
                      type="exchange-calculator"
                      name={t('cards.exchange-calculator.name')}
                    />
                  )
                }
              />
              <MscWorkings result={result} of={msc.of} estimated={msc.form.estimated} />
            </ExchangeResults>
          ) : null
        }
      />
    </div>
  );
}
