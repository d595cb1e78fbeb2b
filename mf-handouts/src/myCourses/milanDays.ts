const dayMs = 24 * 60 * 60 * 1000;

const numericDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The number of a day in Milan, so that days can be subtracted. */
export function dayNumber(time: number): number {
  // Not the text as a whole: how it is written differs between versions of Intl's data.
  const parts = new Map(
    numericDate.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day')) / dayMs;
}

/**
 * How many days there are from today in Milan to a date.
 *
 * @param date ISO 8601, without a time.
 * @returns 0 for today, negative for the past.
 */
export function daysUntil(date: string, now: number): number {
  return Date.parse(date) / dayMs - dayNumber(now);
}
