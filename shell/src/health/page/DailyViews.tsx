import { formatDayAndMonth } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import type { HealthReport } from './healthReport.ts';
import { byDay } from './summarise.ts';

const width = 320;
const height = 120;

/**
 * A bar for each day: its views, and of them those that failed. Not in the section's accent, which may be as red
 * as a failure. The table below has the same numbers.
 */
export function DailyViews({ days }: { days: HealthReport['days'] }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  const sums = byDay(days);
  const most = Math.max(...sums.map(({ views }) => views));
  const step = width / Math.max(sums.length, 7);
  const number = new Intl.NumberFormat(language);
  const dayText = (iso: string) => {
    const parts = formatDayAndMonth(iso, language);
    return parts ? `${parts.day} ${parts.month}` : iso;
  };
  return (
    <figure>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 pb-3 text-sm">
        <Legend className="bg-outline" text={t('views')} />
        <Legend className="bg-danger" text={t('failed')} />
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="h-40 w-full max-w-2xl border-b border-outline"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sums.map(({ day, views, failed }, index) => (
          <g key={day}>
            <Bar x={index * step} width={step} part={views / most} className="fill-outline" />
            <Bar x={index * step} width={step} part={failed / most} className="fill-danger" />
          </g>
        ))}
      </svg>
      <details className="pt-2">
        <summary className="cursor-pointer py-2 text-sm font-semibold">{t('asTable')}</summary>
        <table className="text-sm">
          <thead>
            <tr>
              {[t('day'), t('views'), t('failed')].map((head) => (
                <th key={head} scope="col" className="py-1 pr-6 text-left">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map(({ day, views, failed }) => (
              <tr key={day}>
                <th scope="row" className="py-1 pr-6 text-left font-normal">
                  {dayText(day)}
                </th>
                <td className="pr-6 tabular-nums">{number.format(views)}</td>
                <td className="tabular-nums">{number.format(failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** A part that is not zero stays visible. */
function Bar(props: { x: number; width: number; part: number; className: string }) {
  const { x, width: step, part, className } = props;
  const barHeight = part > 0 ? Math.max(2, part * height) : 0;
  return (
    <rect
      x={x + step * 0.15}
      y={height - barHeight}
      width={step * 0.7}
      height={barHeight}
      className={`${className} forced-colors:fill-[CanvasText]`}
    />
  );
}

function Legend({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-full ${className}`} />
      {text}
    </span>
  );
}
