import { formatDayAndMonth, formatTime } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { relativeDay, weekday, yearUnlessCurrent } from './eventDates.ts';

/** Day, month, weekday and time in Milan. */
export function EventDate({ start, now }: { start: Date | undefined; now: Date }) {
  const { t } = useTranslation('events-marketplace');
  const language = useLanguage();
  const iso = start?.toISOString() ?? null;
  const date = formatDayAndMonth(iso, language);
  if (!start || !date) return <p className="text-quiet">{t('events.noDate')}</p>;
  return (
    <time
      dateTime={start.toISOString()}
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 tabular-nums lg:grid lg:grid-cols-[9.5rem_6rem]"
    >
      <span className="flex items-start gap-3">
        <span className="min-w-[1.25em] text-2xl leading-none font-extrabold lg:text-xl lg:leading-none">
          {date.day}
        </span>
        <span className="flex flex-col pt-0.5 text-sm leading-tight">
          <span className="font-semibold">
            {date.month} {yearUnlessCurrent(start, now)}
          </span>
          <span className="text-quiet">{weekday(start, language)}</span>
        </span>
      </span>{' '}
      <span className="flex grow flex-col items-end lg:items-start">
        <span className="text-lg leading-tight font-semibold">{formatTime(iso, language)}</span>
        <span className="text-sm text-accent">{relativeDay(start, now, language)}</span>
      </span>
    </time>
  );
}
