/**
 * A PDF that ended its call (out of memory, out of time) never reached `save_pdf_failure`: it was taken
 * again two minutes later, for ever, three at a time, ahead of every other file. Taking a file now moves
 * its next try already; whoever reads it to the end takes that back.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const sql = () => backend().database.sql;
const work = z.object({ files: z.array(z.object({ id: z.number() })), remaining: z.number() });
const waiting = z.object({
  attempts: z.number(),
  minutes: z.number(),
  error: z.string().nullable(),
});

async function take(): Promise<number[]> {
  const { rows } = await sql().query<{ work: unknown }>('select take_pdf_work(3) as work');
  return work.parse(rows[0]?.work).files.map(({ id }) => id);
}

/** What a call leaves behind that ended in the middle: a lease that runs out. */
const loseTheCall = () =>
  sql().exec(`update private.pdf_files set leased_until = now() - interval '1 second'
    where leased_until is not null`);

const waitingTime = () => sql().exec('update private.pdf_files set next_try_at = now()');

async function state() {
  const { rows } = await sql().query(
    `select attempts, round(extract(epoch from next_try_at - now()) / 60)::int as minutes, error
     from private.pdf_files`,
  );
  return waiting.parse(rows[0]);
}

beforeEach(() =>
  sql().exec(`
    delete from public.guides;
    insert into public.guides (category, title, file_url) values ('tesi', 'Tesi', 'http://a.example/a.pdf')`),
);

describe('a PDF whose call did not finish', () => {
  it('is not taken again at once, and says why', async () => {
    expect(await take()).toHaveLength(1);
    await loseTheCall();
    expect(await take()).toEqual([]);
    expect(await state()).toEqual({
      attempts: 1,
      minutes: 2,
      error: 'The last call did not finish',
    });
  });

  it('rests longer each time, a day at most, as after a failure that was told', async () => {
    const minutes: number[] = [];
    const told: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      const [file] = await take();
      minutes.push((await state()).minutes);
      await sql().query("select save_pdf_failure($1, 'The file is not a PDF')", [file]);
      told.push((await state()).minutes);
      await waitingTime();
    }
    expect(minutes).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440, 1440]);
    expect(told).toEqual(minutes);
  });

  it('is as any other once it was read', async () => {
    const [file] = await take();
    await sql().query("select save_pdf_pages($1, '{una pagina}')", [file]);
    expect((await state()).error).toBeNull();
  });
});
