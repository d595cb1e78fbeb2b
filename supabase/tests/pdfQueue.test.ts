/**
 * A PDF whose call ran out of memory or time never reached `save_pdf_failure`: it was leased again every two
 * minutes, forever, before all other files. Now leasing a file already delays its next attempt, and saving
 * its pages completes it.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const sql = () => backend().database.sql;
const work = z.object({ files: z.array(z.object({ id: z.number() })), remaining: z.number() });
const queueState = z.object({
  attempts: z.number(),
  minutes: z.number(),
  error: z.string().nullable(),
});

async function take(): Promise<number[]> {
  const { rows } = await sql().query<{ work: unknown }>('select take_pdf_work(3) as work');
  return work.parse(rows[0]?.work).files.map(({ id }) => id);
}

/** What an interrupted call leaves: a lease that expires. */
const expireLease = () =>
  sql().exec(`update private.pdf_files set leased_until = now() - interval '1 second'
    where leased_until is not null`);

const skipRetryDelay = () => sql().exec('update private.pdf_files set next_try_at = now()');

async function state() {
  const { rows } = await sql().query(
    `select attempts, round(extract(epoch from next_try_at - now()) / 60)::int as minutes, error
     from private.pdf_files`,
  );
  return queueState.parse(rows[0]);
}

beforeEach(() =>
  sql().exec(`
    delete from public.guides;
    insert into public.guides (category, title, file_url) values ('tesi', 'Tesi', 'http://a.example/a.pdf')`),
);

describe('a PDF whose call did not finish', () => {
  it('is not leased again at once, and has a reason', async () => {
    expect(await take()).toHaveLength(1);
    await expireLease();
    expect(await take()).toEqual([]);
    expect(await state()).toEqual({
      attempts: 1,
      minutes: 2,
      error: 'The last call did not finish',
    });
  });

  it('is delayed longer each time, up to a day, as after a reported failure', async () => {
    const minutes: number[] = [];
    const reported: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      const [file] = await take();
      minutes.push((await state()).minutes);
      await sql().query("select save_pdf_failure($1, 'The file is not a PDF')", [file]);
      reported.push((await state()).minutes);
      await skipRetryDelay();
    }
    expect(minutes).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440, 1440]);
    expect(reported).toEqual(minutes);
  });

  it('has no error once it is extracted', async () => {
    const [file] = await take();
    await sql().query("select save_pdf_pages($1, '{una pagina}')", [file]);
    expect((await state()).error).toBeNull();
  });
});

it('takes a file that failed alone, after those that were not tried', async () => {
  await sql().exec(`
    insert into public.guides (category, title, file_url)
    select 'tesi', 'Altro ' || n, 'http://a.example/' || n || '.pdf' from generate_series(1, 4) as n`);
  const files = await take();
  expect(files).toHaveLength(3);
  await expireLease();
  await skipRetryDelay();
  expect(await take()).toHaveLength(2);
  expect(await take()).toHaveLength(1);
  expect(await take()).toHaveLength(1);
});
