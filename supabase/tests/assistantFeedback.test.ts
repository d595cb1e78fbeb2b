/** Thumbs for answers and questions without an answer: what is stored of them, and that it stays small. */
import { beforeEach, expect, it } from 'vitest';
import { askAssistant } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();

const query = async <Row>(text: string) => (await backend().database.sql.query<Row>(text)).rows;

beforeEach(() =>
  backend().database.sql.exec(
    'delete from private.rate_limits; delete from private.assistant_feedback; delete from private.unanswered_questions',
  ),
);

const send = (body: unknown) =>
  fetch(`${backend().url}/functions/v1/assistant-feedback`, {
    method: 'POST',
    body: JSON.stringify(body),
  });

const thumb = { helpful: false, question: 'quanto costa la mensa?', type: 'answer', lang: 'it' };

it('stores a thumb and a word, without mail addresses and long numbers', async () => {
  const question = 'scrivimi a mario@example.org o al 333 123 45 67: quanto costa la mensa?';
  expect((await send({ ...thumb, question, comment: 'vecchia' })).status).toBe(200);
  const [row] = await query<{ question: string; comment: string; is_helpful: boolean }>(
    'select * from private.assistant_feedback',
  );
  expect(row).toMatchObject({ is_helpful: false, comment: 'vecchia' });
  expect(row?.question).toBe('scrivimi a … o al …: quanto costa la mensa?');
  expect(Object.keys(row ?? {})).not.toContain('session');
});

it.each([{}, { ...thumb, lang: 'klingon' }, { ...thumb, question: '' }, { ...thumb, type: 'A B' }])(
  'refuses %j',
  async (body) => {
    expect((await send(body)).status).toBe(400);
    expect(await query('select from private.assistant_feedback')).toHaveLength(0);
  },
);

it('keeps the newest five thousand thumbs', async () => {
  await backend().database.sql.exec(`
    insert into private.assistant_feedback (is_helpful, question, reply_type, language)
    select true, 'domanda ' || n, 'answer', 'it' from generate_series(1, 5100) n`);
  await send(thumb);
  const [row] = await query<{ kept: number }>(
    'select count(*)::int as kept from private.assistant_feedback',
  );
  expect(row?.kept).toBe(5000);
});

it('counts what was not answered, but no refusal, small talk or distress', async () => {
  const messages = [
    'quanto vale un bitcoin',
    'Quanto vale un bitcoin',
    'ciao',
    'mi sento solo e depresso',
    'quando si pagano le rate',
  ];
  for (const message of messages) await askAssistant(backend(), message);
  expect(await query('select question, asked from private.unanswered_questions')).toEqual([
    { question: 'quanto vale un bitcoin', asked: 2 },
  ]);
});

it('keeps at most two thousand of them, the latest and most frequent', async () => {
  await backend().database.sql.exec(`
    insert into private.unanswered_questions (question, language, reply_type, last_day)
    select 'domanda ' || n, 'it', 'not_found', current_date - n % 80 from generate_series(1, 2100) n`);
  await askAssistant(backend(), 'quanto vale un bitcoin');
  const [row] = await query<{ kept: number; has: boolean }>(
    `select count(*)::int as kept, bool_or(question ~ 'bitcoin') as has from private.unanswered_questions`,
  );
  expect(row).toEqual({ kept: 2000, has: true });
});
