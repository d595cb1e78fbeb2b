/** What a first-year student asked, and what a good answer leads to. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssistantReply, askAssistant, readPdfs } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend, association } = runningBackend();
const ask = (message: string) => askAssistant(backend(), message);
/** A file has its Italian name behind the English one. */
const titles = ({ documents }: AssistantReply) =>
  documents.map(({ title }) => /\(([^()]+)\)$/.exec(title)?.[1] ?? title);

beforeAll(() => readPdfs(backend(), 'guides/'));
beforeEach(() => backend().database.sql.exec('delete from private.rate_limits'));

describe('the first document', () => {
  it.each([
    ['quando si pagano le tasse', 'Quando si pagano le rate?'],
    ['tasse quando si pagano', 'Quando si pagano le rate?'],
    ['tase universitarie quando si pagnao', 'Quando si pagano le rate?'],
    ['scusa la domanda stupida, quando si paga la prima rata?', 'Quando si pagano le rate?'],
    [
      'sorry for the stupid question, when do I pay the first instalment?',
      'When are the instalments due?',
    ],
    ['voglio andare in erasmus in spagna, come faccio', 'Come si parte in exchange?'],
    ['mete in francia per giurisprudenza', 'Exchange Calculator CLMG'],
    ['che media serve per barcellona in triennale', 'Exchange Calculator UG'],
    ['minimum score for Copenhagen in the master', 'Exchange Calculator MSc'],
    ['stasera si fa qualcosa?', 'Aperitivo delle matricole'],
    ['si fa qualcosa stasera?', 'Aperitivo delle matricole'],
    ['feste venerdì sera', 'Aperitivo delle matricole'],
    ['how is the final degree mark worked out', 'Undergraduate Graduation Grade Calculator'],
    ['dove compro libri usati?', 'Dove compro e vendo libri usati?'],
    ['used books', 'Where do I buy and sell used books?'],
    ['quando inizia la sessione invernale', 'Quando sono gli esami?'],
    ['voglio parlare con una persona', 'A quale rappresentante scrivo?'],
    ['where can I live in Milan', 'Vivere in zona'],
    ['rimborso tasse', 'Come si rinuncia agli studi, e le tasse tornano indietro?'],
    [
      'posso avere il rimborso delle tasse se rinuncio agli studi',
      'Come si rinuncia agli studi, e le tasse tornano indietro?',
    ],
    [
      'vorrei lasciare gli studi, come si fa la rinuncia?',
      'Come si rinuncia agli studi, e le tasse tornano indietro?',
    ],
    ['quanto costa un anno qui?', 'Come si calcolano le tasse?'],
    [
      'quanti cfu servono per passare al secondo anno',
      'Quanti crediti servono per passare all’anno dopo?',
    ],
    ['150 ore', 'Posso lavorare part time in università?'],
    ['lavorare part time', 'Posso lavorare part time in università?'],
    ['devo pagare anche se sono fuori corso?', 'Si pagano le tasse anche da fuori corso?'],
    ['certificato di iscrizione', 'Dove trovo un certificato di iscrizione?'],
    ['fammi vedere il programma di microeconomia', 'Microeconomia - Appunti completi'],
    ['I can’t do it online, where is the office', 'Where is the office, and when is it open?'],
    ['i feel lost, where is the library', 'Biblioteca e sale studio'],
    ['mi sento persa, dove sono le aule?', 'Dove trovo aule e orari delle lezioni?'],
  ])('%s: %s', async (message, title) => {
    const reply = await ask(message);
    expect(reply.type).toBe('answer');
    expect(titles(reply)[0]).toBe(title);
  });

  it.each(['mi date gli appunti di analisi', 'ho bocciato analisi 3 volte'])(
    'is no handout of another course: %s',
    async (message) => {
      expect((await ask(message)).documents[0]?.tag).not.toBe("Strategia d'impresa");
    },
  );
});

it.each([
  'che numero di crediti ha diritto privato?',
  'voglio ritirarmi da un esame, come si fa?',
  'ho dimenticato la password del portale',
  'can you tell me the course code of statistics',
  'how do I write a motivation letter or essay for exchange',
  'vorrei smettere di ricevere le vostre mail',
  'I can’t handle this form, who can help',
])('is neither refused nor comforted: %s', async (message) => {
  expect((await ask(message)).type).toMatch(/^(answer|unsure|not_found)$/);
});

it.each(['avete l’elenco delle mail dei rappresentanti?', 'voglio parlare con una persona'])(
  'leads to people: %s',
  async (message) => {
    expect((await ask(message)).representatives.length).toBeGreaterThan(0);
  },
);

it('a destination comes with the calculators that list them', async () => {
  expect(titles(await ask('voglio andare in erasmus in spagna, come faccio'))).toContain(
    'Exchange Calculator CLMG',
  );
});

it('laughing is no instalment', async () => {
  expect(await ask('sto morendo dal ridere')).toMatchObject({ type: 'small_talk', documents: [] });
});

it.each(['Statistica', 'Diritto privato'])(
  'counts all handouts of a course, also those beyond the list: %s',
  async (subject) => {
    const { count } = await association()
      .from('handouts')
      .select('*', { count: 'exact', head: true })
      .eq('subject', subject);
    const { text, documents } = await ask(`dispense di ${subject}`);
    expect(count).toBeGreaterThan(documents.length);
    expect(text).toContain(`Di ${subject} ho trovato ${count} dispense`);
  },
);

it.each(['entro quando?', 'e dove?'])('a question that needs another one: %s', async (message) => {
  expect((await ask(message)).text).toMatch(/^Di che cosa si tratta\?/);
});

it.each([
  ['un professore mi molesta', /1522.*consigliera di fiducia/s],
  ['I was harassed by a professor', /1522.*confidential counsellor/s],
  ['sono in panico per questo esame di merda', /112/],
  ['vorrei non svegliarmi più', /^.{0,80}chiama subito il 112/],
])('distress gets the contacts for it: %s', async (message, text) => {
  const reply = await ask(message);
  expect(reply).toMatchObject({ type: 'support', fallback: false });
  expect(reply.text).toMatch(text);
});
