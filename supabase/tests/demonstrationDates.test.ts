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
