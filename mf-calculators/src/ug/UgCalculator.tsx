import { useQuery, useTranslation } from 'shared/runtime';
import { ExchangeResults, meanScale } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { QueryError } from '../QueryError.tsx';
import { ugDestinations } from '../queries.ts';
import { UgInput } from './UgInput.tsx';
import { UgWorkings } from './UgWorkings.tsx';
import { ugLists, ugStore } from './ugState.ts';
import { useUgScore } from './useUgScore.ts';

/** The undergraduates' exchange score, which follows every grade, and the destinations by continent. */
export default function UgCalculator() {
  const { t } = useTranslation('calculators');
  const ug = useUgScore();
  const destinations = useQuery(ugDestinations);

  return (
    <div className="flex grow flex-col gap-6">
      <QueryError queries={[...ug.queries, destinations]} message={t('failures.data')} />
      <ExchangeTabs
        store={ugStore}
        input={<UgInput ug={ug} />}
        results={
          ug.result && (
            <ExchangeResults
              type="exchange-calculator-ug"
              score={ug.result.score}
              scale={meanScale}
              unit={t('ug.unit')}
              note={
                ug.isMultiplierMissing ? (
                  <p className="max-w-measure text-sm text-warning">{t('ug.noMultiplier')}</p>
                ) : null
              }
              tryOut={{ exams: ug.exams, scoreOf: ug.scoreOf }}
              destinations={destinations}
              regionKind="continent"
              store={ugStore}
              lists={ugLists}
            >
              <UgWorkings exams={ug.exams} result={ug.result} />
            </ExchangeResults>
          )
        }
      />
    </div>
  );
}
