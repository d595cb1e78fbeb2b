/** `content:expand`: questions that a model writes are searched once somebody has reviewed them. */
import { beforeAll, expect, it } from 'vitest';
import { expandPassages } from '../expand/expandPassages.ts';
import { projectApi } from '../functions/_shared/projectApi.ts';
import { readModelSettings } from '../functions/assistant/model/modelSettings.ts';
import { readPdfs } from './askAssistant.ts';
import { modelServer, writes } from './modelServer.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const sql = (text: string) => backend().database.sql.query<Record<string, unknown>>(text);

async function expand(...lines: string[]) {
  const { secrets, requests } = await modelServer(writes(...lines));
  const model = readModelSettings(secrets);
  if (model === undefined) throw new Error('There is no model.');
  const { url, secretKey } = backend();
  return {
    count: await expandPassages(projectApi({ url, serviceKey: secretKey }), model),
    requests,
  };
}

const finds = async (word: string) =>
  (await sql(`select section from private.pdf_sections where search @@ '${word}'::tsquery`)).rows
    .length;

beforeAll(() => readPdfs(backend(), 'guides/residenze'));

it('asks once for each passage, and what is written is searched after a review', async () => {
  const { rows } = await sql('select content from private.pdf_sections');
  const { count, requests } = await expand('Ecco:', 'Quanti zorblax servono?', 'How many zorblax?');
  expect(count).toBe(rows.length);
  expect(requests.map(({ given }) => given.passages[0]?.text).sort()).toEqual(
    rows.map(({ content }) => String(content).slice(0, 4000)).sort(),
  );
  expect((await expand('Altro?')).count).toBe(0);
  const written = await sql(
    'select distinct questions, questions_are_reviewed from private.pdf_sections',
  );
  expect(written.rows).toEqual([
    { questions: 'Quanti zorblax servono?\nHow many zorblax?', questions_are_reviewed: false },
  ]);
  expect(await finds('zorblax')).toBe(0);
  await sql('update private.pdf_sections set questions_are_reviewed = true');
  expect(await finds('zorblax')).toBe(rows.length);
});

it('goes on after a passage that the provider refuses', async () => {
  await sql('update private.pdf_sections set questions = null');
  const { rows } = await sql('select content from private.pdf_sections');
  const refused = String(rows[0]?.content).slice(0, 4000);
  const answers = writes('Perché?');
  const { secrets } = await modelServer((response, asked) => {
    if (asked.given.passages[0]?.text !== refused) answers(response, asked);
    else response.writeHead(400).end();
  });
  const model = readModelSettings(secrets);
  if (model === undefined) throw new Error('There is no model.');
  const { url, secretKey } = backend();
  const run = expandPassages(projectApi({ url, serviceKey: secretKey }), model);
  await expect(run).rejects.toThrow('it answered 400');
  const left = await sql('select content from private.pdf_sections where questions is null');
  expect(left.rows).toEqual([rows[0]]);
});

it('keeps the questions of an unchanged passage when its file is extracted again', async () => {
  await sql(`
    update private.pdf_sections set questions = 'Resta?', questions_are_reviewed = true
    where file_id = (select min(file_id) from private.pdf_sections)`);
  await sql(`
    select public.save_pdf_pages(file_id, '{x}', jsonb_build_array(
      jsonb_build_object('page', 1, 'heading', '', 'content', 'Nuovo.'),
      jsonb_build_object('page', 2, 'heading', heading, 'content', content)
    ))
    from private.pdf_sections where section = 1 order by file_id limit 1`);
  const { rows } = await sql(`
    select section, questions, questions_are_reviewed from private.pdf_sections
    where file_id = (select min(file_id) from private.pdf_sections) order by section`);
  expect(rows).toEqual([
    { section: 1, questions: null, questions_are_reviewed: false },
    { section: 2, questions: 'Resta?', questions_are_reviewed: true },
  ]);
});
