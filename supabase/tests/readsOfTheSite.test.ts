/**
 * The backend answers every read of the specification, through supabase-js. That the pages send these reads and
 * no others, `e2e/journeys/backendCalls.spec.ts` proves. The first page that failed in production used a filter
 * that no test had sent.
 */
import { describe, expect, it } from 'vitest';
import { knownValues } from '../functions/_shared/knownValues.gen.ts';
import { everyRow } from './runningBackend.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend, visitor } = sharedBackend();
const newestFirst = (dates: (string | null)[]) => [...dates].sort().reverse();

describe('handouts', () => {
  // @spec calls.2
  it('lists a year by subject, then file', async () => {
    const rows = everyRow(
      await visitor()
        .from('handouts')
        .select('subject, filename')
        .eq('year', 'First Year')
        .order('subject')
        .order('filename'),
    );
    expect(rows).toHaveLength(54);
    expect(new Set(rows.map((row) => row.subject)).size).toBe(9);
    expect(rows[0]).toEqual({
      subject: 'Contabilità e bilancio',
      filename: 'Contabilità e bilancio - Appunti completi.pdf',
    });
  });

  // @spec entities.1 calls.3
  it.each(['Statistica', 'Economia & gestione delle imprese'])(
    'lists the files of %s, newest first',
    async (subject) => {
      const rows = everyRow(
        await visitor()
          .from('handouts')
          .select('id, filename, year, uploaded_at, file_url')
          .eq('subject', subject)
          .eq('year', 'Second Year')
          .order('uploaded_at', { ascending: false }),
      );
      expect(rows).toHaveLength(6);
      const dates = rows.map((row) => row.uploaded_at);
      expect(dates).toEqual(newestFirst(dates));
    },
  );

  it.each(['Scienze politiche: teoria / casi', "Informatica per l'economia"])(
    'finds the course "%s" whatever is in its name',
    async (subject) => {
      const query = visitor().from('handouts').select('id').eq('subject', subject);
      expect(everyRow(await query.eq('year', 'First Year'))).toHaveLength(6);
    },
  );

  // @spec calls.4
  it('gives the latest of a year', async () => {
    const rows = everyRow(
      await visitor()
        .from('handouts')
        .select('*')
        .eq('year', 'Third Year')
        .order('uploaded_at', { ascending: false })
        .limit(knownValues.latestHandouts),
    );
    expect(rows).toHaveLength(knownValues.latestHandouts);
    expect(rows.slice(0, 3).map((row) => row.subject)).toEqual([
      'Econometria',
      'Economia degli intermediari finanziari',
      'Economia internazionale',
    ]);
  });

  it('has 162 in all', async () => {
    const { count } = await visitor().from('handouts').select('*', { count: 'exact', head: true });
    expect(count).toBe(162);
  });
});

// @spec entities.2 calls.6
it('lists the CLMG handouts of a year, newest first', async () => {
  const rows = everyRow(
    await visitor()
      .from('clmg_handouts')
      .select('id, name, url, created_at')
      .eq('course_year', 4)
      .order('created_at', { ascending: false }),
  );
  expect(rows).toHaveLength(7);
  const dates = rows.map((row) => row.created_at);
  expect(dates).toEqual(newestFirst(dates));
});

describe('guides', () => {
  // @spec calls.7
  it('names every category', async () => {
    const rows = everyRow(await visitor().from('guides').select('category').eq('is_active', true));
    expect(rows).toHaveLength(48);
    expect([...new Set(rows.map((row) => row.category))].sort()).toEqual(
      knownValues.guideCategories.map(({ slug }) => slug).sort(),
    );
  });

  // @spec entities.3 calls.8
  it('lists a category in its order', async () => {
    const rows = everyRow(
      await visitor()
        .from('guides')
        .select('*')
        .eq('category', 'tesi')
        .eq('is_active', true)
        .order('order_index'),
    );
    expect(rows.map((row) => row.title)).toEqual([
      'Trovare il relatore',
      'Scrivere la tesi',
      'Bonus e voto di laurea',
    ]);
  });

  // @spec entities.3
  it('never shows a draft, not even when asked for it', async () => {
    const rows = everyRow(await visitor().from('guides').select('*').eq('is_active', false));
    expect(rows).toEqual([]);
  });
});

// @spec entities.4 calls.9
it('lists representatives by section, then name', async () => {
  const rows = everyRow(
    await visitor().from('representatives').select('*').order('section').order('name'),
  );
  expect(rows).toHaveLength(16);
  expect(rows[0]).toMatchObject({ section: 'CDD', name: 'Bianca Modello' });
  expect(rows.some((row) => row.section === 'VALUTAZIONE')).toBe(false);
});

// @spec entities.5 calls.10
it('lists events by start, some to come and some past', async () => {
  const rows = everyRow(
    await visitor()
      .from('events')
      .select('id, title, description, event_type, start_date, location, registration_link, status')
      .order('start_date', { ascending: true }),
  );
  const starts = rows.map((row) => Date.parse(row.start_date));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(starts.filter((start) => start > Date.now())).toHaveLength(8);
  expect(starts.filter((start) => start < Date.now())).toHaveLength(7);
});

describe('calculators', () => {
  // @spec entities.6 calls.11
  it('names the degree courses and lists the exams of one', async () => {
    const all = everyRow(await visitor().from('course_subjects').select('course'));
    expect(all).toHaveLength(375);
    expect(new Set(all.map((row) => row.course)).size).toBe(15);
    const one = everyRow(
      await visitor()
        .from('course_subjects')
        .select('id, subject, cfu')
        .eq('course', 'Economia e finanza')
        .order('subject'),
    );
    expect(one).toHaveLength(25);
    expect(one.reduce((sum, row) => sum + (row.cfu ?? 0), 0)).toBe(180);
  });

  // @spec entities.7 calls.11
  it('reads the four MSc tables', async () => {
    const subjects = everyRow(
      await visitor().from('cours-subject_MS_exchange').select('course, subject, cfu'),
    );
    const multipliers = everyRow(await visitor().from('course multipliers estimation').select('*'));
    const maxima = everyRow(await visitor().from('NC_max').select('*'));
    const destinations = everyRow(await visitor().from('dest_exc_msc').select('*').order('ID'));
    expect(subjects).toHaveLength(140);
    expect(multipliers).toHaveLength(10);
    expect(multipliers[0]).toMatchObject({ 'GPA mult.': 0.98, 'NC mult': 0.97 });
    expect(maxima.map((row) => typeof row.NC_MAX)).toEqual(Array(10).fill('number'));
    expect(destinations).toHaveLength(202);
    for (const row of destinations) expect(row['Lowest Score']).toMatch(/^\d{3}(,\d{2})?$/);
  });

  // @spec entities.9 calls.11
  it('reads the three UG tables', async () => {
    const multipliers = everyRow(await visitor().from('course-multiplier_UG').select('*'));
    const subjects = everyRow(await visitor().from('course_subjects_UG').select('*'));
    const destinations = everyRow(await visitor().from('UG_exchange_destinations').select('*'));
    expect(multipliers).toHaveLength(15);
    expect(subjects.length).toBeGreaterThan(200);
    expect(destinations).toHaveLength(257);
    expect(destinations.filter((row) => row.min_score === null)).toHaveLength(2);
  });

  // @spec entities.8 calls.12
  it.each([
    ['CLMG_studyplan', 'course', 27],
    ['CLMG_destinations_exchange', 'uni', 59],
  ])(
    'reads %s over plain REST, with the key as header and as bearer',
    async (table, column, rows) => {
      const { url, publishableKey } = backend();
      const response = await fetch(`${url}/rest/v1/${table}?select=*&order=${column}`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toHaveLength(rows);
    },
  );
});
