import { useLanguage, useQuery, useTranslation } from 'shared/runtime';
import { Board } from '../destinations/Board.tsx';
import { createFavourites } from '../destinations/favourites.ts';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { fixed } from '../numbers.ts';
import { ugPlaces } from '../queries.ts';
import { ScoreHero } from '../score/ScoreHero.tsx';
import { ugWork } from '../work/works.ts';
import { UgInput } from './UgInput.tsx';
import { UgWorkings } from './UgWorkings.tsx';
import { useUgScore } from './useUgScore.ts';

const favourites = createFavourites('ug');

/** The exchange score for undergraduates, live, and the destinations by continent. */
export default function UgCalculator() {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const ug = useUgScore();
  const places = useQuery(ugPlaces);
  const tab = ugWork.useWork((work) => work.tab);
  const filter = ugWork.useWork((work) => work.filter);

  return (
    <div className="flex flex-col gap-6">
      <LoadFailure reads={[...ug.reads, places]} message={t('failures.data')} />
      <ExchangeTabs
        tab={tab}
        onTab={ugWork.actions.openTab}
        resultsOpen={ug.result !== null}
        input={<UgInput ug={ug} />}
        results={
          ug.result ? (
            <>
              <ScoreHero
                label={t('score.yours')}
                score={fixed(ug.result.score, 2, language)}
                unit={t('ug.unit')}
                note={
                  ug.multiplierMissing ? (
                    <p className="max-w-measure text-sm text-warning">{t('ug.noMultiplier')}</p>
                  ) : null
                }
              />
              <UgWorkings exams={ug.exams} result={ug.result} />
              {places.isError ? null : (
                <Board
                  destinations={places.data}
                  score={ug.result.score}
                  places="continent"
                  filter={filter}
                  onFilter={ugWork.actions.filter}
                  favourites={favourites}
                />
              )}
            </>
          ) : null
        }
      />
    </div>
  );
}
