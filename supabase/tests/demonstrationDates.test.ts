/** The demonstration happens when it would: nobody holds a tournament on a Tuesday morning. */
import { expect, it } from 'vitest';
import { everyRow } from './runningBackend.ts';
import { sharedBackend } from './sharedBackend.ts';

const { visitor } = sharedBackend();

const inMilan = (iso: string | null) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso ?? ''));
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return `${part('weekday')} ${part('hour')}:${part('minute')}`;
};

it('holds each event on its weekday and at its hour, in the order of the programme', async () => {
  const events = everyRow(
    await visitor().from('events').select('title, start_date').order('start_date'),
  );
  expect(events.map(({ title, start_date }) => `${inMilan(start_date)} ${title}`)).toEqual([
    'Wednesday 14:00 Assemblea dei rappresentanti',
    'Friday 21:30 Festa di fine sessione',
    'Monday 10:00 Giornata di accoglienza',
    'Thursday 20:30 Cineforum',
    'Monday 13:00 Benessere: dormire durante la sessione',
    'Wednesday 17:30 Tesi senza ansia',
    'Tuesday 18:00 Studio di gruppo: Statistica',
    'Thursday 18:30 Aperitivo delle matricole',
    'Wednesday 14:30 Exchange: il bando spiegato',
    'Tuesday 17:15 Colloqui in consulenza',
    'Wednesday 12:30 Mercatino dei libri usati',
    'Monday 18:30 Startup in un’ora',
    'Saturday 10:00 Torneo di calcetto',
    'Thursday 16:00 Orientamento alle magistrali',
    'Friday 12:00 Si chiude il bando exchange',
  ]);
});

it('keeps half of the programme in the future, and holds nothing on a holiday', async () => {
  const events = everyRow(await visitor().from('events').select('title, start_date'));
  const now = new Date().toISOString();
  expect(events.filter(({ start_date }) => (start_date ?? '') > now)).toHaveLength(8);
  const days = events.map(({ start_date }) => (start_date ?? '').slice(5, 10));
  const isClosed = (day: string) =>
    (day >= '08-01' && day <= '08-23') ||
    day >= '12-22' ||
    day <= '01-06' ||
    /^12-0[78]$/.test(day);
  expect(days.filter(isClosed)).toEqual([]);
});

it('holds nothing festive during exam sessions', async () => {
  const festive = ['Aperitivo delle matricole', 'Mercatino dei libri usati', 'Torneo di calcetto'];
  const events = everyRow(
    await visitor().from('events').select('title, start_date').in('title', festive),
  );
  expect(events).toHaveLength(3);
  const days = events.map(({ start_date }) => (start_date ?? '').slice(5, 10));
  const isSession = (day: string) =>
    (day >= '01-07' && day <= '02-10') || (day >= '06-01' && day <= '07-20');
  expect(days.filter(isSession)).toEqual([]);
});

it.each(['handouts', 'clmg_handouts'] as const)(
  '%s were uploaded in bursts, before exams',
  async (table) => {
    const column = table === 'handouts' ? 'uploaded_at' : 'created_at';
    const response = await visitor().from(table).select('*').order('id');
    const days = everyRow(response)
      .map((row) => Date.parse(String(Reflect.get(row, column))) / 86_400_000)
      .sort((a, b) => a - b);
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
    // A burst lasts some evenings; weeks pass before the next.
    const bursts = 1 + gaps.filter((gap) => gap > 2).length;
    expect(bursts).toBeLessThanOrEqual(6);
    expect(days.length / bursts).toBeGreaterThan(6);

    // The newest ones are before exams that are still to come.
    const earlier = days.filter((day) => day < Date.now() / 86_400_000 - 6);
    expect(earlier.length).toBeGreaterThan(days.length / 2);
    const year = new Date().getFullYear();
    const starts = [year - 2, year - 1, year].flatMap((each) =>
      ['01-07', '03-24', '06-01', '08-24', '10-27'].map(
        (day) => Date.parse(`${each}-${day}`) / 86_400_000,
      ),
    );
    const daysBefore = (day: number) =>
      Math.min(...starts.map((start) => start - day).filter((distance) => distance > 0));
    expect(earlier.filter((day) => daysBefore(day) > 14)).toEqual([]);
  },
);
