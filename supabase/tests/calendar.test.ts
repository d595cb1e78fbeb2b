/**
 * The calendar to follow, through its URL. What it says is read by another library than the one
 * that writes it.
 */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend, association } = runningBackend({
  functionSecrets: { ASSOCIATION_NAME: 'Linea', SITE_URL: 'https://linea.example' },
});

const hour = 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString();

function ask(parameters = '', init: RequestInit = {}): Promise<Response> {
  return fetch(`${backend().url}/functions/v1/calendar${parameters}`, init);
}

function read(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text));
}

async function shownEvents(parameters = ''): Promise<ICAL.Event[]> {
  const calendar = read(await (await ask(parameters)).text());
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

async function addEvent(event: Partial<{ [column: string]: string | null }>): Promise<string> {
  const { data } = await association()
    .from('events')
    .insert({ title: 'Prova', start_date: inDays(3), ...event })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

async function find(id: string): Promise<ICAL.Event | undefined> {
  return (await shownEvents()).find(({ uid }) => uid.includes(id));
}

describe('the events in the calendar', () => {
  it('are those of the tab "prossimi", in the same order', async () => {
    const now = Date.now();
    const { data } = await association()
      .from('events')
      .select('title, start_date')
      .eq('status', 'upcoming')
      .gt('start_date', new Date(now).toISOString())
      .order('start_date')
      .throwOnError();
    const start = ({ startDate }: ICAL.Event) => startDate.toJSDate().getTime();
    // One of the demonstration's events may have begun today, which the calendar keeps for a day.
    const shown = (await shownEvents()).filter((event) => start(event) > now);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ summary }) => summary)).toEqual(data.map(({ title }) => title));
    expect(shown.map(start)).toEqual(data.map(({ start_date }) => Date.parse(start_date)));
  });

  it.each([
    ['upcoming', 3, true],
    ['completed', 3, false],
    ['draft', 3, false],
    ['upcoming', -0.2, true],
    ['completed', -0.2, true],
    ['cancelled', -0.2, false],
    ['upcoming', -2, false],
  ])('an event marked %s, %d days from now: %s', async (status, days, isShown) => {
    const id = await addEvent({ status, start_date: inDays(days) });
    expect((await find(id)) !== undefined).toBe(isShown);
  });

  it('with an id in the address, only that event; 404 for an unknown id', async () => {
    const id = await addEvent({ title: 'Da solo', status: 'upcoming' });
    const shown = await shownEvents(`?lang=en&event=${id}`);
    expect(shown.map(({ summary }) => summary)).toEqual(['Da solo']);
    expect((await ask('?event=unknown')).status).toBe(404);
  });

  it('with the type of deadlines, only these; 400 for another type', async () => {
    for (const event_type of ['Scadenza', ' DEADLINE ', 'Scadenze e altro']) {
      await addEvent({ title: `Tipo ${event_type.trim()}`, event_type, status: 'upcoming' });
    }
    const shown = (await shownEvents('?lang=it&type=deadline')).map(({ summary }) => summary);
    expect(shown).toContain('Tipo Scadenza');
    expect(shown).toContain('Tipo DEADLINE');
    expect(shown).not.toContain('Tipo Scadenze e altro');
    expect(shown.length).toBeLessThan((await shownEvents()).length);
    const name = read(await (await ask('?type=deadline')).text());
    expect(name.getFirstPropertyValue('x-wr-calname')).toBe('Scadenze Linea');
    expect((await ask('?type=party')).status).toBe(400);
  });

  it('have time, location, registration link and a note that the end is assumed', async () => {
    const id = await addEvent({
      title: 'Cineforum; dibattito, proiezione',
      description: 'Portate «tutto».\nAnche gli amici.',
      start_date: '2099-11-23T17:00:00Z',
      location: 'Aula N04, via Sarfatti',
      registration_link: 'https://example.org/a,b;c?x=1',
    });
    const event = await find(id);
    // As in the downloads of the site.
    expect(event?.uid).toBe(`event-${id}@linea.example`);
    expect(event?.summary).toBe('Cineforum; dibattito, proiezione');
    expect(event?.location).toBe('Aula N04, via Sarfatti');
    expect(event?.startDate.toString()).toBe('2099-11-23T17:00:00Z');
    expect(event?.duration.toString()).toBe('PT1H');
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://example.org/a%2Cb%3Bc?x=1');
    expect(event?.description).toBe(
      'Portate «tutto».\nAnche gli amici.\n\nIscrizione: https://example.org/a%2Cb%3Bc?x=1\n\nL’ora di fine non è indicata: nel calendario l’evento dura un’ora.',
    );
    expect((await shownEvents('?lang=en')).at(-1)?.description).toContain('Registration: https');
  });

  it.each([
    'javascript:alert(1)',
    'https://user:pass@example.org',
    'ftp://example.org',
    '/iscriviti',
  ])('does not pass on the address %s', async (registration_link) => {
    const event = await find(await addEvent({ registration_link }));
    expect(event?.component.getFirstPropertyValue('url')).toBeNull();
    expect(event?.description).not.toContain(registration_link);
  });
});

describe('changes reach subscribed calendars', () => {
  const revision = async (id: string) => {
    const event = await find(id);
    return {
      uid: event?.uid,
      sequence: event?.sequence ?? -1,
      modified: event?.component.getFirstPropertyValue('last-modified')?.toString() ?? '',
    };
  };

  it('a change keeps the id and raises SEQUENCE and LAST-MODIFIED', async () => {
    const id = await addEvent({});
    // As if it had been written yesterday.
    await backend().database.sql.exec(`
      alter table public.events disable trigger events_set_updated_at_on_update;
      update public.events set updated_at = now() - interval '1 day' where id = '${id}';
      alter table public.events enable trigger events_set_updated_at_on_update;`);
    const before = await revision(id);
    await association()
      .from('events')
      .update({ location: 'Altra aula' })
      .eq('id', id)
      .throwOnError();
    const after = await revision(id);
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.modified > before.modified).toBe(true);
  });

  it('a write that changes nothing is no change', async () => {
    const id = await addEvent({ title: 'Fermo' });
    const before = await revision(id);
    await association().from('events').update({ title: 'Fermo' }).eq('id', id).throwOnError();
    expect(await revision(id)).toEqual(before);
  });

  it('an unchanged calendar is answered with 304 and no body', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await addEvent({ title: 'Novità' });
    expect((await ask('', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});

describe('the response', () => {
  it('is a calendar with a name and Milan’s time zone', async () => {
    const response = await ask();
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = read(await response.text());
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Eventi Linea');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Rome');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  });

  it('is in Italian for an unknown language', async () => {
    const calendar = read(await (await ask('?lang=klingon')).text());
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Eventi Linea');
  });
});
