import { useLanguage, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import type { HealthReport } from './healthReport.ts';
import { byRoute, thresholds, type VitalSummary } from './summarise.ts';

/** LCP, INP and CLS of each route: the 75th percentile, and how many are good and poor. */
export function VitalsByRoute({ vitals }: { vitals: HealthReport['vitals'] }) {
  const { t } = useTranslation('health');
  if (vitals.length === 0) return <EmptyState title={t('noVitals')} />;
  return (
    <>
      <p className="max-w-measure pb-4 text-sm text-quiet">{t('vitalsHint')}</p>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {byRoute(vitals).map(({ route, metrics }) => (
          <li key={route} className="rounded-card border border-hairline bg-surface p-5">
            <h3 className="pb-3 font-bold break-words">
              <code>{route}</code>
            </h3>
            <dl className="flex flex-col gap-4">
              {metrics.map((vital) => (
                <Vital key={vital.metric} {...vital} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Vital({ metric, pages, good, poor, p75 }: VitalSummary) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language);
  const [goodUpTo, poorBeyond] = thresholds[metric];
  const tone = p75 <= goodUpTo ? 'text-success' : 'text-warning';
  return (
    <div>
      <dt className="flex items-baseline justify-between gap-4 text-sm">
        <span>{t(`metrics.${metric}`)}</span>
        <strong className={`whitespace-nowrap ${p75 > poorBeyond ? 'text-danger' : tone}`}>
          {metric === 'CLS'
            ? t('upTo', { value: number.format(p75) })
            : t('upToMs', { value: number.format(p75) })}
        </strong>
      </dt>
      <dd>
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="my-1 h-3 w-full rounded-full"
          aria-hidden="true"
        >
          <rect width={100} height={4} className="fill-warning" />
          <rect width={(100 * good) / pages} height={4} className="fill-success" />
          <rect
            x={100 - (100 * poor) / pages}
            width={(100 * poor) / pages}
            height={4}
            className="fill-danger"
          />
        </svg>
        <span className="text-xs text-quiet">
          {t('rated', {
            good: percent.format(good / pages),
            poor: percent.format(poor / pages),
            count: pages,
          })}
        </span>
      </dd>
    </div>
  );
}
