/** What the assistant looks up in tables: events, destinations, people and calculators. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AskOptions, askAssistant } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const ask = (message: string, options?: AskOptions) => askAssistant(backend(), message, options);
const sql = (text: string) => backend().database.sql.exec(text);

beforeEach(() => sql('delete from private.rate_limits'));

describe('events', () => {
  afterEach(() => sql("delete from public.events where title like 'Prova %'"));

  it.each([
    ['c’è una festa questo mese?', /Aperitivo/],
    ['is there a party?', /Aperitivo/],
    ['che eventi avete?', /^In programma:\n/],
    ['cosa c’è in aula magna', /Exchange: il bando/],
    ['incontri con fondatori', /Startup/],
    ['calcetto sabato?', /Torneo di calcetto/],
    ['il torneo è annullato?', /^«Torneo di calcetto» è/],
    ['serve iscriversi all’aperitivo?', /^«Aperitivo delle matricole» è .*Per iscriverti/],
    ['qualcosa nei prossimi giorni in cortile?', /Aperitivo/],
  ])('%s', async (message, text) => {
    expect((await ask(message)).text).toMatch(text);
  });

  it('on the day that is asked for are listed; if there is none, the reply says so and names the next', async () => {
    await sql(
      "insert into public.events (title, start_date, status) values ('Prova oggi', now() + interval '30 seconds', 'upcoming')",
    );
    expect((await ask('cosa c’è oggi?')).text).toMatch(/«Prova oggi»/);
    await sql("delete from public.events where title = 'Prova oggi'");
    const { text, documents } = await ask('c’è qualcosa oggi?');
    expect(text).toMatch(/^Non c’è niente in programma \(.+\)\. Il prossimo evento è «Aperitivo/);
    expect(documents[0]?.url).toMatch(/^\/#eventi-[\da-f-]{36}$/);
    expect((await ask('is anything on today?', { lang: 'en' })).text).toMatch(
      /^Nothing is on \(.+\)\. The next event is “Aperitivo/,
    );
  });

  it('on a date, with or without registration, and cancelled ones', async () => {
    await sql(`insert into public.events (title, start_date, status, location) values
      ('Prova regata', '2099-07-10T16:30:00Z', 'upcoming', 'Darsena'),
      ('Prova annullata', now() + interval '30 seconds', 'cancelled', null)`);
    expect((await ask('evento regata')).text).toMatch(
      /«Prova regata» è venerdì 10 luglio.* 18:30, Darsena\. Non serve iscriversi/,
    );
    expect((await ask('event regata', { lang: 'en' })).text).toMatch(
      /is on Friday,? 10 July.* 18:30, Darsena\./,
    );
    expect((await ask('che eventi ci sono oggi?')).text).toMatch(
      /^«Prova annullata» è stato annullato\. Il prossimo/,
    );
  });

  it('come from the table, not from the files of a course', async () => {
    expect((await ask('in che aula ho lezione domani')).documents[0]?.title).not.toMatch(
      /Aperitivo/,
    );
  });
});

describe('destinations', () => {
  it.each([
    ['che media serve per barcellona in triennale', /^triennale: .*\(\d\d,\d\d\)/],
    ['minimum score for Copenhagen in the master', /^master: .*Copenhagen Business School \(\d+/],
    ['mete in francia per giurisprudenza', /^giurisprudenza: /],
    ['mete in sud america per la triennale', /^triennale: /],
    [
      'con 26 dove posso andare in asia? triennale',
      /^Mete a cui arrivi con questo punteggio: \d+ su \d+/,
    ],
    ['quanti posti ci sono a Copenhagen in magistrale?', /posti: \d+\.$/],
    ['punteggio minimo per Zagarolo in magistrale', /^Zagarolo: non è tra le mete per magistrale/],
    [
      'posso andare in erasmus a Tartu con giurisprudenza?',
      /^Per giurisprudenza non è|non è tra le mete/,
    ],
  ])('%s', async (message, text) => {
    expect((await ask(message)).text).toMatch(text);
  });

  it('of every programme when none is named, each score with its programme', async () => {
    const { text, documents } = await ask('punteggio minimo per Vienna');
    expect(text).toMatch(/triennale: .*giurisprudenza: /);
    expect(documents.map(({ title }) => title)).toContain('Exchange Calculator CLMG');
  });

  it.each([
    ['che media serve per barcellona in triennale', 'exchange-calculator-ug'],
    ['minimum score for Copenhagen in the master', 'exchange-calculator'],
    ['mete in francia per giurisprudenza', 'exchange-calculator-clmg'],
  ])('lead to their calculator: %s', async (message, calculator) => {
    const [document] = (await ask(message)).documents;
    expect(document?.url).toBe(`/?calcolatore=${calculator}#calcolatori`);
  });

  it.each([
    'visto per andare negli stati uniti',
    'how do I find a room in London',
    'criminal law notes',
  ])('are not listed when something else is asked: %s', async (message) => {
    const { documents } = await ask(message);
    expect(documents.map(({ url }) => url).join()).not.toMatch(/exchange-calculator/);
  });
});

describe('calculators', () => {
  it.each([
    [
      'ho 27.4 di media, con che base mi laureo?',
      /^Con 27,4 di media la base è 100,47 su 110: 27,4 × 110 \/ 30/,
    ],
    ['my average is 24, what base for graduation?', /base is 88 out of 110/],
    ['calcolatore punteggio exchange giurisprudenza', /calcolatore/],
  ])('%s', async (message, text) => {
    expect((await ask(message)).text).toMatch(text);
  });

  it('the one of the programme that is named', async () => {
    const { documents } = await ask('can I calculate my exchange score as a bachelor student');
    expect(documents.map(({ title }) => title)).toEqual(['Exchange Calculator UG']);
  });
});

describe('people', () => {
  it.each([
    ['raprpesentante isu', 'Giulia Segnaposto'],
    ['come scrivo a Nadia Bozza', 'Nadia Bozza'],
    ['who represents the law students? representative', 'Irene Modello'],
    ['a chi scrivo per ISU?', 'Giulia Segnaposto'],
    ['who do I write to about fees?', 'Giulia Segnaposto'],
  ])('%s', async (message, name) => {
    const { type, representatives } = await ask(message);
    expect(type).toBe('answer');
    expect(representatives.map((person) => person.name)).toContain(name);
  });

  it('a body without anybody says so', async () => {
    const { text, representatives } = await ask(
      'chi è il rappresentante nel nucleo di valutazione?',
    );
    expect(text).toMatch(/^In questo momento nessuno siede in questo organo: Valutazione\./);
    expect(representatives).toEqual([]);
  });

  it.each([
    ['con chi parlo per le tasse?', 'ISU', 'Tasse e ISEE'],
    ['a chi scrivo per la mensa?', 'ISU', 'Mensa e pausa pranzo'],
    ['Who can I talk to about my dorm?', 'ISU', 'Residenze universitarie'],
  ])('come with the guide of the matter: %s', async (message, organ, title) => {
    const reply = await ask(message);
    expect(new Set(reply.representatives.map((person) => person.organ))).toEqual(new Set([organ]));
    expect(reply.text).toMatch(/^(Puoi rivolgerti a|You can turn to)/);
    expect(reply.documents.map((document) => document.title).join()).toContain(title);
  });

  it('each has the page of their body', async () => {
    const { representatives } = await ask('rappresentanti');
    expect(representatives.map(({ url }) => url)).toEqual([
      '/rappresentanti?organo=triennale',
      '/rappresentanti?organo=magistrale',
      '/rappresentanti?organo=giurisprudenza',
    ]);
  });

  it('a student of another school is sent to their own', async () => {
    const { representatives } = await ask('posso cambiare corso di laurea?', {
      path: '/dispense/clmg/primo-anno',
    });
    expect(new Set(representatives.map(({ organ }) => organ))).toEqual(
      new Set(['SCUOLA DI GIURISPRUDENZA']),
    );
  });
});
