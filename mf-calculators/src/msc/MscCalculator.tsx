import { useQuery, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { ExchangeResults } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { QueryError } from '../QueryError.tsx';
import { MscInput } from './MscInput.tsx';
import { MscWorkings } from './MscWorkings.tsx';
import { mscCalculator, mscStore } from './mscState.ts';
import { mscDestinations } from './queries.ts';
import { useMscScore } from './useMscScore.ts';

/** The master's exchange score, computed on a button, and the destinations by continent. */
export default function MscCalculator() {
  const { t } = useTranslation('calculators');
  const msc = useMscScore();
  const destinations = useQuery(mscDestinations);

  return (
    <div className="flex grow flex-col gap-6">
      <QueryError queries={[...msc.queries, destinations]} message={t('failures.data')} />
      <ExchangeTabs
        store={mscStore}
        destinations={destinations.data}
        input={<MscInput msc={msc} />}
        results={
          msc.computed && (
            <ExchangeResults
              calculator={mscCalculator}
              score={msc.computed.result.score}
              unit={t('msc.unit')}
              note={
                msc.isOutOfDate ? (
                  <p
                    role="status"
                    className="flex flex-wrap items-center gap-x-4 text-sm text-warning"
                  >
                    {t('msc.outOfDate')}
                    <Button variant="link" onClick={msc.calculate}>
                      {t('msc.again')}
                    </Button>
                  </p>
                ) : null
              }
              tryOut={msc.scoreOf && { exams: msc.exams, scoreOf: msc.scoreOf }}
              destinations={destinations}
            >
              <MscWorkings {...msc.computed} estimated={msc.form.estimated} />
            </ExchangeResults>
          )
        }
      />
    </div>
  );
}
