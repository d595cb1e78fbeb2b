/** Replies of the assistant without a search result: support, refusals and small talk. */
import { beforeEach, describe, expect, it } from 'vitest';
import { isInDanger } from '../functions/assistant/understanding/danger.ts';
import { refusalOf } from '../functions/assistant/understanding/refusals.ts';
import { type AskOptions, askAssistant } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const ask = (message: string, options?: AskOptions) => askAssistant(backend(), message, options);

beforeEach(() => backend().database.sql.exec('delete from private.rate_limits'));

describe('a sentence of danger', () => {
  it.each([
    ['vorrei non svegliarmi più', 'it', /^.{0,120}chiama subito il 112/],
    ['un professore mi ha molestata', 'it', /1522/],
    ['I want to end my life', 'en', /^.{0,120}call 112/],
    ['my boyfriend hits me', 'en', /1522/],
  ] as const)('gets the full support reply: %s', async (message, lang, text) => {
    const reply = await ask(message, { lang });
    expect(reply).toMatchObject({ type: 'support', fallback: false, lang });
    expect(reply.text).toMatch(text);
    // The association's own words on counselling, and its page.
    expect(reply.text).toMatch(/sportello di ascolto|counselling service/);
    expect(reply.documents.map(({ url }) => url)).toContain('/guide/university');
    expect(reply.representatives.length).toBeGreaterThan(0);
  });

  it.each([
    'voglio farla finita con sta tesi, come la strutturo',
    'voglio morire dal ridere',
    'my thesis is killing me',
    'voglio sparire dalla mailing list',
    'I want to die of embarrassment',
    'la violenza sessuale nel codice penale',
    'mi butto dalla finestra se il portale cade ancora',
    'non ce la faccio più con statistica, avete gli esercizi?',
  ])('is not heard in: %s', (message) => {
    expect(isInDanger(message)).toBe(false);
  });

  it.each([
    'VOGLIO MORIRE!!',
    'Voglio  morire e basta',
    'i want to die.',
    'se domani non ci fossi nessuno lo noterebbe',
  ])('however it is typed: %s', (message) => expect(isInDanger(message)).toBe(true));

  it('is followed by the same support until something is asked', async () => {
    const first = await ask('vorrei non svegliarmi più');
    const previous = first.understood ?? '';
    const second = await ask('e adesso?', { previous });
    expect(second).toMatchObject({ type: 'support', understood: previous });
    expect(await ask('grazie', { previous })).toMatchObject({ type: 'small_talk' });
    expect(await ask('e gli appelli?', { previous })).toMatchObject({
      type: 'answer',
      carriedOver: null,
    });
  });

  it('gets no counselling that the association does not write of', async () => {
    const { sql } = backend().database;
    await sql.exec("update public.faq set is_active = false where keywords ~ 'counselling'");
    await sql.exec("update public.guides set is_active = false where description ~ 'ascolto'");
    const { text, documents } = await ask('vorrei non svegliarmi più');
    await sql.exec('update public.faq set is_active = true');
    await sql.exec("update public.guides set is_active = true where description ~ 'ascolto'");
    expect(text).not.toMatch(/sportello/);
    expect(documents).toEqual([]);
  });
});

describe('where somebody listens', () => {
  const line = /sportello di ascolto.*02 2327 2327.*112|counselling service.*02 2327 2327.*112/;

  it.each(['non ce la faccio più', 'mio nonno se ne è andato', 'I feel so alone here'])(
    'stands under a reply that is not certain to who may need it: %s',
    async (message) => {
      const { type, text } = await ask(message);
      expect(type).not.toBe('answer');
      expect(text).toMatch(line);
    },
  );

  it.each([
    'quando si pagano le rate?',
    'ciao',
    'asdfghjkl',
    'mi dai la ricetta della carbonara?',
    'chi ha vinto il derby?',
    'the offside rule',
  ])('not under the others: %s', async (message) => {
    expect((await ask(message)).text).not.toMatch(line);
  });
});

describe('a refusal', () => {
  const refusal = { fallback: true, error: null, documents: [] };

  it.each(['Ethereum o bitcoin?', 'best bitcoin wallet', 'asdfghjkl'])(
    'of a question without an answer offers people: %s',
    async (message) => {
      const reply = await ask(message);
      expect(reply).toMatchObject({ ...refusal, type: 'not_found' });
      expect(reply.text).toMatch(/^(Questo non lo so|I do not know this)/);
      expect(reply.representatives.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['😀', /^Di che cosa/],
    ['come?', /^Di che cosa/],
    ['entro quando?', /^Di che cosa si tratta\?/],
  ])('of a message without a word to search says so: %s', async (message, text) => {
    const reply = await ask(message);
    expect(reply).toMatchObject({ ...refusal, type: 'not_found' });
    expect(reply.text).toMatch(text);
  });

  it('is of the language and of the school that the question or the page names', async () => {
    const law = await ask('zzzz xyzzy', { lang: 'en', path: '/dispense/clmg/primo-anno' });
    expect(law.text).toMatch(/^I do not know this/);
    expect(new Set(law.representatives.map(({ organ }) => organ))).toEqual(
      new Set(['SCUOLA DI GIURISPRUDENZA']),
    );
  });

  it.each([
    ['scrivimi una poesia', 'errand'],
    ['could you translate this page', 'errand'],
    ['come scrivo una lettera di presentazione?', undefined],
    ['fammi vedere le dispense di statistica', undefined],
    ['chi insegna microeconomia?', 'teacher'],
    ['quanto ho di media?', 'record'],
    ['what grade did I get?', 'record'],
    ['Dammi il numero di telefono privato di un professore', 'privateContact'],
    ['qual è la mia password', 'account'],
    ['ho dimenticato la password', undefined],
    ['cercami gli appunti di statistica', undefined],
    ['how are my grades converted?', undefined],
    ['Ho sei esami ora, come faccio?', undefined],
  ])('%s: %s', (message, kind) => {
    expect(refusalOf(message)).toBe(kind);
  });
});

describe('small talk', () => {
  it.each([
    ['ciao', /^Ciao/],
    ['Ehi, buonasera!', /^Ciao/],
    ['grazie mille', /^Di niente/],
    ['thanks a lot', /^You are welcome/],
    ['come va?', /^Ciao/],
    ['chi sei?', /non una persona/],
    ['che cosa sai fare?', /dispense, guide, eventi/],
    ['ok, capito', /^Di niente/],
    ['arrivederci', /^Di niente/],
    ['sto morendo dal ridere', /^Di niente/],
  ])('%s', async (message, text) => {
    const reply = await ask(message);
    expect(reply).toMatchObject({
      type: 'small_talk',
      documents: [],
      representatives: [],
      fallback: false,
      error: null,
    });
    expect(reply.text).toMatch(text);
  });

  it.each([
    'Ciao! Quando scadono le rate?',
    'grazie, e come si cambia il piano di studi?',
    'Hi, how do I get a scholarship?',
  ])('is not all of the reply when something is asked: %s', async (message) => {
    expect((await ask(message)).type).toBe('answer');
  });
});

describe('what is stored', () => {
  it('is neither an answered question nor the session, nor the address', async () => {
    await ask('quando si pagano le rate, grazie ragazzi');
    await ask('pandette e digesto');
    const { rows } = await backend().database.sql.query<{ dump: string }>(
      `select string_agg(query_to_xml(format('select * from %I.%I', n.nspname, c.relname), true, false, '')::text, '') as dump
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'private', 'storage', 'auth')`,
    );
    expect(rows[0]?.dump).toContain('assistant:everybody');
    expect(rows[0]?.dump).toContain('pandette e digesto');
    for (const trace of ['grazie ragazzi', 'session-of-a-visitor', '192.0.2.77']) {
      expect(rows[0]?.dump, trace).not.toContain(trace);
    }
  });
});
