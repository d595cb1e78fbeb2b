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

beforeAll(() => readPdfs(backend(), 'guides/'));
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

describe('the first document', () => {
  it.each([
    ['quando si pagano le tasse', 'Quando si pagano le rate?'],
    ['tase universitarie quando si pagnao', 'Quando si pagano le rate?'],
    ['scusa la domanda stupida, quando si paga la prima rata?', 'Quando si pagano le rate?'],
    [
      'sorry for the stupid question, when do I pay the first instalment?',
      'When are the instalments due?',
    ],
    ['how is the final degree mark worked out', 'Undergraduate Graduation Grade Calculator'],
    ['dove compro libri usati?', 'Dove compro e vendo libri usati?'],
    ['where can I live in Milan', 'Vivere in zona'],
    ['rimborso tasse', 'Come si rinuncia agli studi, e le tasse tornano indietro?'],
    ['quanto costa un anno qui?', 'Come si calcolano le tasse?'],
    [
      'quanti cfu servono per passare al secondo anno',
      'Quanti crediti servono per passare all’anno dopo?',
    ],
    ['devo pagare anche se sono fuori corso?', 'Si pagano le tasse anche da fuori corso?'],
    ['certificato di iscrizione', 'Dove trovo un certificato di iscrizione?'],
    ['come faccio la domanda di laurea?', 'Come si fa la domanda di laurea?'],
    ['I can’t do it online, where is the office', 'Where is the office, and when is it open?'],
  ])('%s: %s', async (message, title) => {
    const reply = await ask(message);
    expect(reply.type).toBe('answer');
    expect(titles(reply)[0]).toBe(title);
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

  it('two answers of the FAQ that link to one page are both shown', async () => {
    const { documents } = await ask('how do I change my study plan and can I refuse a mark');
    expect(documents.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Can I change my study plan?', 'Can I refuse a grade?']),
    );
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

  it('opens a handout’s PDF in the reader of its page, at the page that was found', async () => {
    const handouts = (await ask('ipotesi nulla statistica')).documents;
    const law = (await ask('dispense di diritto romano giurisprudenza')).documents;
    for (const { documents, page } of [
      {
        documents: handouts,
        page: /^\/dispense\/[a-z]+-anno\/[^/?]+\?anteprima=[\w-]+(&pagina=\d+)?$/,
      },
      { documents: law, page: /^\/dispense\/clmg\/[a-z]+-anno\?anteprima=[\w-]+(&pagina=\d+)?$/ },
    ]) {
      const opened = documents.filter(({ reader }) => page.test(reader ?? ''));
      expect(opened.length, JSON.stringify(documents)).toBeGreaterThan(0);
      for (const { url, reader } of opened) {
        const [, number = '1'] = /#page=(\d+)$/.exec(url) ?? [];
        expect(new URLSearchParams(reader?.split('?')[1]).get('pagina') ?? '1').toBe(number);
      }
    }
    const guides = (await ask('Quanto è la cauzione per una stanza?')).documents;
    expect(guides.filter(({ reader }) => reader !== undefined)).toEqual([]);
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

  it('says nothing twice, and leaves it to the page to list what can be opened', async () => {
    for (const message of ['Tasse e agevolazioni', 'Statistica', 'Piano di studi', 'stanza']) {
      const { text } = await ask(message);
      const sentences = text.split(/(?<=[.)»]) /);
      expect(new Set(sentences).size, text).toBe(sentences.length);
      expect(text).not.toMatch(/Qui sotto/);
      expect(text.length).toBeLessThan(520);
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

  it('puts events behind the answer to how something is done', async () => {
    const reply = await ask('How do I apply for exchange?');
    expect(reply.text).toMatch(/^There is one call a year/);
    expect(reply.text).not.toMatch(/events page/);
  });
});

describe('whom, when and where', () => {
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

  it.each(['quando sono gli esami', 'quando ci sono gli esami di gennaio'])(
    '%s',
    async (message) => {
      const reply = await ask(message);
      expect(titles(reply)[0]).toBe('Quando sono gli esami?');
    },
  );

  it('the instalments are those of the fees, not of financial mathematics', async () => {
    const { documents } = await ask('quando si pagano le rate');
    expect(documents.map(({ tag }) => tag)).not.toContain('Matematica finanziaria');
  });

  it('rooms are not known, and the course’s handouts are', async () => {
    const reply = await ask('in che aula è diritto privato');
    expect(reply.text).toMatch(/^Aule, orari e date degli appelli non li so: /);
    expect(titles(reply).every((title) => title.startsWith('Diritto privato'))).toBe(true);
    expect(reply.text).not.toMatch(/http|www/);
  });
});

describe('the language of an answer', () => {
  it.each([
    ['How do I get a scholarship?', 'it', 'en', /^(The|There|Whoever|Others)/],
    ['Come si ottiene una borsa di studio?', 'en', 'it', /bando/],
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
