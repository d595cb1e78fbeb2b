/** What students get from the assistant, without a model: documents, people, and a text that says where from. */
import { safeHref } from 'shared/format';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AskOptions, type AssistantReply, askAssistant, readPdfs } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const ask = (message: string, options?: AskOptions) => askAssistant(backend(), message, options);
/** A file has its Italian name behind the English one. */
const titles = ({ documents }: AssistantReply) =>
  documents.map(({ title }) => /\(([^()]+)\)$/.exec(title)?.[1] ?? title);

beforeAll(() => readPdfs(backend(), 'guides/(burocrazia|residenze|graduate|exchange)'));
beforeEach(() => backend().database.sql.exec('delete from private.rate_limits'));

describe('the five chips', () => {
  it.each([
    ['Tasse e agevolazioni', 'Tasse e ISEE', /ISEE/],
    ['Piano di studi', 'Piano di studi', /autunno/],
    ['Mobilità internazionale', 'Exchange in triennale', /bando/],
    ['Appelli', 'Appelli e iscrizioni', /iscrizioni/],
  ])('%s', async (chip, title, text) => {
    const reply = await ask(chip);
    expect(reply).toMatchObject({ type: 'answer', fallback: false, error: null });
    expect(titles(reply)).toContain(title);
    expect(reply.text).toMatch(text);
    expect(reply.text).toContain('(Dalle domande frequenti dell’associazione.)');
  });

  it('Contatta un rappresentante', async () => {
    const reply = await ask('Contatta un rappresentante');
    expect(reply.representatives.map(({ organ }) => organ)).toEqual([
      'SCUOLA TRIENNALE',
      'SCUOLA MAGISTRALE',
      'SCUOLA DI GIURISPRUDENZA',
    ]);
    expect(reply.text).toMatch(/ISU per borse/);
  });

  it('in English, with the association’s English answer', async () => {
    const reply = await ask('Fees and reductions', { lang: 'en' });
    expect(titles(reply)).toContain('Tasse e ISEE');
    expect(reply.text).toContain('(From the association’s frequently asked questions.)');
  });
});

describe('questions as they are typed', () => {
  it.each([
    ['tase', 'Tasse e ISEE'],
    ['esonero tase', 'Tasse e ISEE'],
    ['erasums', 'Exchange in triennale'],
    ['borsa di studio', 'Borse e prestiti'],
    ['borsa di stduio', 'Borse e prestiti'],
    ['quanto è la cauzione?', 'Affittare una stanza'],
    ['How do I get a scholarship?', 'Borse e prestiti'],
    ['student dorm', 'Residenze universitarie'],
    ['calcola voto di laurea', 'Undergraduate Graduation Grade Calculator'],
    ['quando c’è il torneo di calcetto', 'Torneo di calcetto'],
  ])('%s', async (message, title) => {
    expect(titles(await ask(message))).toContain(title);
  });

  it('a scholarship is no study room', async () => {
    expect(titles(await ask('borsa di studio'))).not.toContain('Biblioteca e sale studio');
  });

  it.each([
    ['elenco guide per l’erasmus triennale', '/guide/exchange_triennale'],
    ['all the guides about living in Milan', '/guide/milan'],
  ])('a list of guides: %s', async (message, url) => {
    expect((await ask(message)).documents.map((document) => document.url)).toContain(url);
  });

  it('a topic of student life is answered by a guide, not by the list of guides', async () => {
    const { documents } = await ask('come ci si muove a Milano');
    expect(documents.map(({ url }) => url)).not.toContain('/guide/milan');
  });

  it.each([
    ['is there a get-together for freshers', 'Aperitivo delle matricole'],
    ['second-hand book market date', 'Mercatino dei libri usati'],
    ['anything in the aula magna?', 'Exchange: il bando spiegato'],
    ['cosa fate di bello questo mese?', 'Aperitivo delle matricole'],
  ])('events: %s', async (message, title) => {
    expect(titles(await ask(message))).toContain(title);
  });

  it('two answers of the FAQ that link to one page are both shown', async () => {
    const { documents } = await ask('how do I change my study plan and can I refuse a mark');
    expect(documents.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Can I change my study plan?', 'Can I refuse a grade?']),
    );
  });

  it.each([
    ['raprpesentante isu', 'Giulia Segnaposto'],
    ['come scrivo a Nadia Bozza', 'Nadia Bozza'],
    ['who represents the law students? representative', 'Irene Modello'],
  ])('people: %s', async (message, name) => {
    const { representatives } = await ask(message);
    expect(representatives.map((person) => person.name)).toContain(name);
  });
});

describe('a reply', () => {
  it('names the guide and its page, says what it says, and links to that page', async () => {
    const reply = await ask('Quanto è la cauzione per una stanza?');
    const [document] = reply.documents;
    expect(document).toMatchObject({ title: 'Affittare una stanza', tag: 'Guida' });
    expect(document?.url).toMatch(/\/guides\/residenze-affittare-una-stanza\.pdf#page=\d$/);
    expect(reply.text).toMatch(
      /^La guida «Affittare una stanza» dice, a pagina \d, «La cauzione»: «Di solito due/,
    );
  });

  it('has at most five documents and five people, each once, each with a link that opens', async () => {
    for (const message of [
      'esercizi',
      'diritto',
      'rappresentanti',
      'exchange',
      'Statistica',
      'eventi',
    ]) {
      const { documents, representatives } = await ask(message);
      expect(documents.length, message).toBeLessThanOrEqual(5);
      expect(representatives.length, message).toBeLessThanOrEqual(5);
      expect(new Set(documents.map(({ title, url }) => title + url)).size).toBe(documents.length);
      for (const { url } of documents) {
        expect(safeHref(url), url).toBeDefined();
        if (!url.startsWith('/')) expect((await fetch(url)).status, url).toBe(200);
      }
    }
  });

  it('says when an event is, in Milan and in both languages', async () => {
    await backend().database.sql.exec(`insert into public.events (title, start_date, location, status)
      values ('Regata sui Navigli', '2099-07-10T16:30:00Z', 'Darsena', 'upcoming')`);
    expect((await ask('regata navigli')).text).toMatch(
      /«Regata sui Navigli» è venerdì 10 luglio.* 18:30, Darsena\./,
    );
    expect((await ask('regata navigli', { lang: 'en' })).text).toMatch(
      /is on Friday,? 10 July.* 18:30, Darsena\./,
    );
  });

  it('lists the next events', async () => {
    const { text, documents } = await ask('Quali sono i prossimi eventi?');
    expect(text).toMatch(
      /^In programma:\n«Aperitivo delle matricole», .+ alle 18:30, Cortile centrale\n«/,
    );
    expect(documents[0]?.url).toMatch(/^\/#eventi-[\da-f-]{36}$/);
  });

  it('says nothing twice, and leaves it to the page to list what can be opened', async () => {
    for (const message of ['Tasse e agevolazioni', 'Statistica', 'Piano di studi', 'stanza']) {
      const { text } = await ask(message);
      const sentences = text.split(/(?<=[.)»]) /);
      expect(new Set(sentences).size, text).toBe(sentences.length);
      expect(text).not.toMatch(/Qui sotto/);
      expect(text.length).toBeLessThan(420);
    }
  });

  it('leads to the calculator’s dialog', async () => {
    const { documents } = await ask('calcolatore punteggio exchange giurisprudenza');
    expect(documents).toEqual([
      {
        title: 'Exchange Calculator CLMG',
        tag: 'Calcolatore',
        url: '/?calcolatore=exchange-calculator-clmg#calcolatori',
      },
    ]);
  });

  it.each([
    ['che media serve per barcellona in triennale', 'exchange-calculator-ug'],
    ['minimum score for Copenhagen in the master', 'exchange-calculator'],
    ['mete in francia per giurisprudenza', 'exchange-calculator-clmg'],
  ])('leads to the calculator that knows a destination: %s', async (message, calculator) => {
    const [document] = (await ask(message)).documents;
    expect(document?.url).toBe(`/?calcolatore=${calculator}#calcolatori`);
  });

  it('puts events behind the answer to how something is done', async () => {
    const reply = await ask('How do I apply for exchange?');
    expect(reply.text).toMatch(/^There is one call a year/);
    expect(reply.text).not.toMatch(/events page/);
  });
});

describe('whom, when and where', () => {
  it.each([
    ['con chi parlo per le tasse?', 'ISU', 'Tasse e ISEE'],
    ['a chi scrivo per la mensa?', 'ISU', 'Mensa e pausa pranzo'],
    ['Who can I talk to about my dorm?', 'ISU', 'Residenze universitarie'],
  ])('%s', async (message, organ, title) => {
    const reply = await ask(message);
    expect(new Set(reply.representatives.map((person) => person.organ))).toEqual(new Set([organ]));
    expect(reply.text).toMatch(/^(Puoi rivolgerti a|You can turn to)/);
    expect(titles(reply)).toContain(title);
  });

  it.each([
    ['a chi scrivo per le tasse?', 'ISU', ['Tasse e ISEE']],
    ['who do I write to about fees?', 'ISU', ['Tasse e ISEE']],
    ['chi sono i rappresentanti della qualità?', 'QUALITÀ', []],
    ['chi si occupa di scambi internazionali?', 'SCUOLA TRIENNALE', []],
  ])('people who are asked for come without unrelated files: %s', async (message, organ, files) => {
    const reply = await ask(message);
    expect(reply.representatives[0]).toMatchObject({ organ });
    expect(titles(reply)).toEqual(files);
  });

  it('each of the people has the page of their body', async () => {
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

  it.each(['quando sono gli esami', 'appelli di gennaio'])('%s', async (message) => {
    const reply = await ask(message);
    expect(titles(reply)[0]).toBe('Quando sono gli esami?');
    expect(titles(reply).join()).not.toMatch(/opzionali/i);
  });

  it('the instalments are those of the fees, not of financial mathematics', async () => {
    const { documents } = await ask('quando si pagano le rate');
    expect(documents.map(({ tag }) => tag)).not.toContain('Matematica finanziaria');
  });

  it('rooms are not known, and the course’s handouts are', async () => {
    const reply = await ask('in che aula è diritto privato');
    expect(reply.text).toMatch(/^Aule e orari delle lezioni non li so: .* Di Diritto privato/);
    expect(titles(reply).every((title) => title.startsWith('Diritto privato'))).toBe(true);
    expect(reply.text).not.toMatch(/http|www/);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['How do I get a scholarship?', 'it', 'en', /^(The|There|Whoever|Others)/],
    ['Come si ottiene una borsa di studio?', 'en', 'it', /bando/],
    ['what time is it in Tokyo', 'it', 'en', /^That is not what I do/],
    ['hello', 'it', 'en', /^Hello/],
    ['ciao', 'en', 'it', /^Ciao/],
    // It could be either.
    ['learning agreement', 'en', 'en', /English|is the agreement|The guide/],
    ['learning agreement', 'it', 'it', /accordo|guida/],
  ] as const)('%s, on a page in %s', async (message, ofPage, lang, text) => {
    const reply = await ask(message, { lang: ofPage });
    expect(reply.lang).toBe(lang);
    expect(reply.text).toMatch(text);
  });
});
