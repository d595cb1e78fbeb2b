import { useQuery, useTranslation } from 'shared/runtime';
import { ExchangeResults } from '../exchange/ExchangeResults.tsx';
import { ExchangeTabs } from '../exchange/ExchangeTabs.tsx';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import type { UgScore } from '../formulas/ugScore.ts';
import { QueryError } from '../QueryError.tsx';
import { useMeanLine, Workings } from '../score/Workings.tsx';
import { ugDestinations } from './queries.ts';
import { UgInput } from './UgInput.tsx';
import { ugCalculator, ugStore } from './ugState.ts';
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
        destinations={destinations.data}
        input={<UgInput ug={ug} />}
        results={
          ug.result && (
            <ExchangeResults
              calculator={ugCalculator}
              score={ug.result.score}
              unit={t('ug.unit')}
              note={
                ug.isMultiplierMissing ? (
                  <p className="max-w-measure text-sm text-warning">{t('ug.noMultiplier')}</p>
                ) : null
              }
              tryOut={{ exams: ug.exams, scoreOf: ug.scoreOf }}
              destinations={destinations}
            >
              <UgWorkings exams={ug.exams} result={ug.result} />
            </ExchangeResults>
          )
        }
      />
    </div>
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
      assumptions={[t('workings.ugAssumptions')]}
    />
  );
}
