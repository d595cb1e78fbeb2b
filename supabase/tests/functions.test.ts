/** The functions as the site calls them: through supabase-js, with the visitors' key. */
import { beforeEach, describe, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend();

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend().url}/functions/v1/assistant`, {
    method: 'POST',
    headers: { apikey: backend().publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const context = { path: '/', lang: 'it' };

describe('assistant', () => {
  beforeEach(() => backend().database.sql.exec('delete from private.rate_limits'));

  // @spec product.16
  it('answers with documents that open', async () => {
    const { data, error } = await visitor().functions.invoke('assistant', {
      body: { sessionId: 's1', message: 'Dove trovo appunti di statistica?', context },
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'answer', fallback: false, error: null });
    expect(data.documents.length).toBeGreaterThan(0);
    for (const document of data.documents) {
      expect(document.title).toMatch(/Statistica/);
      expect((await fetch(document.url)).status).toBe(200);
    }
  });

  it.each([
    ['no JSON', '{', 'The body is not valid JSON'],
    ['an empty message', { sessionId: 's', message: '   ', context }, 'message: message is empty'],
    [
      'a long message',
      { sessionId: 's', message: 'é'.repeat(1001), context },
      'message: message is longer than 1000 characters',
    ],
    ['no session', { message: 'ciao', context }, /^sessionId: /],
    ['a list', [], /expected object/],
    [
      'a NUL, which no text in Postgres may have',
      { sessionId: 's', message: 'ci\0ao', context },
      'message: message has characters that are no text',
    ],
    [
      'half of an emoji',
      '{"sessionId":"s","message":"ciao \\ud83d"}',
      'message: message has characters that are no text',
    ],
    [
      'an enormous body',
      { sessionId: 's', message: 'a'.repeat(40_000) },
      'The request is too large',
    ],
  ])('refuses %s with a clear 400', async (_, body, error) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      type: 'error',
      fallback: true,
      error: error instanceof RegExp ? expect.stringMatching(error) : error,
    });
  });

  it('takes a message of exactly 1000 characters, and only JSON', async () => {
    const body = { sessionId: 's6', message: '😀'.repeat(1000), context };
    expect((await ask(body)).status).toBe(200);
    expect((await ask(body, { 'content-type': 'text/plain' })).status).toBe(400);
  });

  it.each([null, 'home', { path: 7, lang: 'de' }, { path: null }])(
    'answers whatever the context is: %j',
    async (odd) => {
      expect((await ask({ sessionId: 's8', message: 'xyzzy', context: odd })).status).toBe(200);
    },
  );
});

describe('extract-pdf-content', () => {
  it('reads every PDF once, however many visitors call at the same time', async () => {
    // Enough for the purpose: two courses, with both faulty files, and the guides of two categories.
    await backend().database.sql.exec(`
      delete from public.handouts where subject not in ('Marketing', 'Econometria');
      delete from public.clmg_handouts;
      delete from public.guides where category not in ('university', 'milan')`);
    const call = async () => {
      const { data, error } = await visitor().functions.invoke('extract-pdf-content');
      if (error !== null) throw error;
      return data;
    };
    let processed = 0;
    let failed = 0;
    for (let round = 0; round < 40; round += 1) {
      const results = await Promise.all(Array.from({ length: 10 }, call));
      for (const result of results) {
        processed += result.processed;
        failed += result.failed;
      }
      if (results.every((result) => result.remaining === 0)) break;
    }
    // Twelve handouts, one missing and one corrupt, and the guides.
    expect({ processed, failed }).toEqual({ processed: 18, failed: 2 });
    expect(await call()).toEqual({ processed: 0, remaining: 0, failed: 0 });

    const { rows } = await backend().database.sql.query<{
      url: string;
      error: string;
      waits: boolean;
    }>(
      `select substring(url from '[^/]+$') as url, error, next_try_at > now() as waits
       from private.pdf_files where not is_done order by url`,
    );
    expect(rows).toEqual([
      { url: 'secondo-anno-marketing-glossario.pdf', error: expect.any(String), waits: true },
      {
        url: 'terzo-anno-econometria-dati-panel.pdf',
        error: 'The storage answered 400',
        waits: true,
      },
    ]);
  });

  it('keeps the text page by page, searchable without accents', async () => {
    const { rows } = await backend().database.sql.query<{ title: string; page: number }>(
      `select title, page from private.pdf_pages join private.pdf_files on id = file_id
       where search @@ plainto_tsquery('private.italian', 'università') order by page`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('reads a file again when its row gets another address, and forgets it with its row', async () => {
    const { sql } = backend().database;
    const count = async () =>
      (
        await sql.query<{ done: number }>(
          "select count(*) filter (where is_done)::int as done from private.pdf_files where source = 'guides'",
        )
      ).rows[0]?.done;
    expect(await count()).toBe(8);
    await sql.exec(
      "update public.guides set file_url = file_url || '?v=2' where title = 'Prima settimana'",
    );
    expect(await count()).toBe(7);
    await visitor().functions.invoke('extract-pdf-content');
    expect(await count()).toBe(8);
    await sql.exec("delete from public.guides where title = 'Prima settimana'");
    expect(await count()).toBe(7);
  });

  it('does not fetch what is outside of the project', async () => {
    const { sql } = backend().database;
    await sql.exec(
      "update public.guides set file_url = 'http://169.254.169.254/latest' where title = 'Milano con poco'",
    );
    const { data } = await visitor().functions.invoke('extract-pdf-content');
    expect(data).toEqual({ processed: 0, remaining: 0, failed: 1 });
  });
});
