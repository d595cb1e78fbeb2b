/**
 * The same reads over 100,000 handouts. Loading them takes minutes, so this runs on request:
 * `SCALE=1 pnpm --filter supabase test handouts.scale`.
 */
import { describe, expect, it } from 'vitest';
import { searchTermsOf } from '../functions/assistant/search/searchTerms.ts';
import { projectFolders } from '../local/projectFolders.ts';
import { everyRow, runningBackend } from './runningBackend.ts';

describe('with 100,000 handouts', () => {
  const { backend, visitor } = runningBackend({
    seedFolders: [projectFolders.seed, projectFolders.scale],
  });

  async function timed<Result>(task: () => PromiseLike<Result>) {
    const begun = performance.now();
    const result = await task();
    return { result, milliseconds: Math.round(performance.now() - begun) };
  }

  it('a year lists completely, each file once', async () => {
    const seen = new Set<string>();
    for (let from = 0; ; from += 1000) {
      const page = everyRow(
        await visitor()
          .from('handouts')
          .select('id, subject, filename')
          .eq('year', 'Second Year')
          .order('subject')
          .order('filename')
          .order('id')
          .range(from, from + 999),
      );
      for (const row of page) seen.add(row.id);
      if (page.length < 1000) break;
    }
    expect(seen.size).toBe(54 + 33_334);
  }, 300_000);

  it('the latest three and a search stay fast', async () => {
    const latest = () =>
      visitor()
        .from('handouts')
        .select('*')
        .eq('year', 'First Year')
        .order('uploaded_at', { ascending: false })
        .limit(3);
    const search = (term: string) =>
      visitor()
        .from('handouts')
        .select('*')
        .or(`subject.imatch.${term},filename.imatch.${term}`)
        .order('uploaded_at', { ascending: false })
        .limit(20);
    await latest();
    const times = {
      latest: (await timed(latest)).milliseconds,
      hit: (await timed(() => search('statistica'))).milliseconds,
      miss: (await timed(() => search('zzzzzz'))).milliseconds,
    };
    console.info('milliseconds over 100,000 handouts:', times);
    expect(Math.max(...Object.values(times))).toBeLessThan(1000);
  });

  it('a search inside the files stays fast', async () => {
    const search = (term: string) => visitor().rpc('search_handout_texts', { term }, { get: true });
    await search('marginale');
    const common = await timed(() => search('costo marginale'));
    const miss = await timed(() => search('zzzzzz'));
    console.info('milliseconds inside the files:', common.milliseconds, miss.milliseconds);
    expect(everyRow(common.result)).toHaveLength(10);
    expect(Math.max(common.milliseconds, miss.milliseconds)).toBeLessThan(1000);
  });

  it('a question with a common word stays fast through the indexes', async () => {
    const { sql } = backend().database;
    const ask = async (question: string) => {
      const { rows } = await sql.query<{ content: { found: { title: string }[] } }>(
        'select find_content($1::jsonb) as content',
        [JSON.stringify(searchTermsOf(question))],
      );
      return rows[0]?.content.found ?? [];
    };
    await ask('dispensa');
    const common = await timed(() => ask('Dove trovo la dispensa del corso 17?'));
    const mistyped = await timed(() => ask('statisitca formualrio'));
    const long = await timed(() => ask('corso dispensa pdf 1 2 3 4 5 6 7 8 9 '.repeat(25)));
    console.info(
      'milliseconds for a question:',
      common.milliseconds,
      mistyped.milliseconds,
      long.milliseconds,
    );
    expect(common.result[0]?.title).toMatch(/^Corso 17 - Dispensa/);
    expect(mistyped.result[0]?.title).toBe('Statistica - Formulario e tavole.pdf');
    const slowest = Math.max(common.milliseconds, mistyped.milliseconds, long.milliseconds);
    expect(slowest).toBeLessThan(2000);
  });
});
