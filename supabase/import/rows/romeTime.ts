const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How many milliseconds clocks in Milan are ahead of UTC. */
function offsetAt(time: number): number {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(time / 1000) * 1000;
}

/** The moment at which clocks in Milan show a time. */
export function romeTime(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return new Date(shown - offsetAt(shown - offsetAt(shown)));
}

const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/;
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/;
const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(Z|[+-]\d{2}(:?\d{2})?)$/;

/** A date as a sheet writes it, in Milan unless it says otherwise; undefined for any other text. */
export function parseDate(text: string): Date | undefined {
  if (withZone.test(text)) {
    const date = new Date(text.replace(/([+-]\d{2})$/, '$1:00').replace(' ', 'T'));
    return Number.isNaN(date.getTime()) ? undefined : date;
  }
  const [first, last] = [yearFirst.exec(text), dayFirst.exec(text)];
  const [year, month, day, hour, minute] = first
    ? first.slice(1, 6)
    : last
      ? [last[3], last[2], last[1], last[4], last[5]]
      : [];
  if (year === undefined) return undefined;
  const numbers = [month, day, hour ?? 0, minute ?? 0].map(Number);
  const [m = 0, d = 0, h = 0, min = 0] = numbers;
  const isDate =
    m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(Number(year), m, 0)).getUTCDate();
  return isDate && h < 24 && min < 60 ? romeTime(Number(year), m, d, h, min) : undefined;
}
