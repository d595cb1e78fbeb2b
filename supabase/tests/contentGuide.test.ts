/**
 * What docs/content.md tells the association to do, done: what is accepted, what fills itself in, what
 * is refused and under which name, and what visitors then see.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { askAssistant } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor, association } = runningBackend();
const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/content.md'), 'utf8');

/** Writes as Studio does; what it answers when it refuses. */
async function insert(table: string, row: object): Promise<{ row?: object; refusal?: string }> {
  const response = await fetch(`${backend().url}/rest/v1/${encodeURIComponent(table)}`, {
    method: 'POST',
    headers: {
      apikey: backend().secretKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(row),
  });
  const body = await response.json();
  return response.ok ? { row: body[0] } : { refusal: body.message };
}

const handout = { year: 'Second Year', subject: 'Statistica', filename: 'Statistica - Prova.pdf' };
const entry = { topic: 'Appelli', question: 'Prova?', answer: 'Sì.' };
const event = { title: 'Prova', start_date: '2026-12-03 18:00+01' };

describe('publishing', () => {
  it('a handout gets an id and a date, and is the first of its course', async () => {
    const file_url = `${backend().url}/storage/v1/object/public/handouts/prova.pdf`;
    expect(await insert('handouts', { ...handout, file_url })).toMatchObject({
      row: { id: expect.any(String), uploaded_at: expect.any(String) },
    });
    const course = visitor().from('handouts').select('filename').eq('subject', 'Statistica');
    const { data } = await course.order('uploaded_at', { ascending: false }).limit(1);
    expect(data).toEqual([{ filename: 'Statistica - Prova.pdf' }]);
  });

  it('a draft of a guide is hidden from visitors; published, it is the first of its category', async () => {
    await insert('guides', { category: 'tesi', title: 'Bozza di prova', is_active: false });
    const seen = () =>
      visitor().from('guides').select('title, order_index').eq('title', 'Bozza di prova');
    expect((await seen()).data).toEqual([]);
    await association().from('guides').update({ is_active: true }).eq('title', 'Bozza di prova');
    expect((await seen()).data).toEqual([{ title: 'Bozza di prova', order_index: 0 }]);
  });

  it('a guide of a category that the site does not list is kept', async () => {
    expect(await insert('guides', { category: 'inventata', title: 'Prova' })).toHaveProperty('row');
  });

  it('an event is upcoming by default; its time is Milan’s only if the text has the offset, and its date starts with the year', async () => {
    const starts = async (start_date: string) =>
      (await insert('events', { ...event, start_date })).row;
    expect(await starts('2026-12-03 18:00+01')).toMatchObject({
      status: 'upcoming',
      start_date: '2026-12-03T17:00:00.000Z',
    });
    expect(await starts('2026-12-03 18:00')).toMatchObject({
      start_date: '2026-12-03T18:00:00.000Z',
    });
    expect(await starts('03/12/2026 18:00')).toMatchObject({
      start_date: '2026-03-12T18:00:00.000Z',
    });
  });

  it('the assistant does not use a draft of an answer, and uses it as soon as it is published', async () => {
    const written = { ...entry, question: 'Dove si ritira la toga?', url: '/guide/university' };
    await insert('faq', { ...written, is_active: false });
    const seen = () => visitor().from('faq').select('question').eq('question', written.question);
    expect((await seen()).data).toEqual([]);
    expect((await askAssistant(backend(), 'toga')).type).toBe('not_found');
    await association().from('faq').update({ is_active: true }).eq('question', written.question);
    expect((await seen()).data).toHaveLength(1);
    expect((await askAssistant(backend(), 'toga')).text).toMatch(/^Sì\. \(Dalle domande frequenti/);
  });

  it('a destination whose unknown values are left empty is accepted', async () => {
    const msc = { University: 'Prova', 'Lowest Score': '812,45' };
    expect(await insert('dest_exc_msc', msc)).toHaveProperty('row');
    expect(await insert('UG_exchange_destinations', { uni_name: 'Prova' })).toHaveProperty('row');
    expect(
      await insert('CLMG_destinations_exchange', { uni: 'Prova', lowest: 27.5 }),
    ).toHaveProperty('row');
  });
});

describe('the table of refusals', () => {
  it.each([
    ['handouts', { ...handout, year: 'second year' }, 'handouts_year_is_known'],
    ['handouts', { ...handout, subject: 'Statistica ' }, '…_is_trimmed'],
    ['handouts', { ...handout, filename: '' }, '…_is_trimmed'],
    ['handouts', { ...handout, subject: 'Statistica\n' }, '…_is_trimmed'],
    [
      'handouts',
      { year: 'First Year', subject: 'A' },
      'null value in column "…" violates not-null constraint',
    ],
    ['clmg_handouts', { name: 'A', course_year: 6 }, 'clmg_handouts_course_year_is_known'],
    ['guides', { category: 'Tesi', title: 'A' }, 'guides_category_is_a_slug'],
    ['representatives', { name: 'A', section: 'QUALITA' }, 'representatives_section_is_known'],
    [
      'representatives',
      { name: 'Aurora Esempio', section: 'CNSU' },
      'representatives_once_per_section',
    ],
    ['faq', { ...entry, topic: 'appelli' }, 'faq_topic_is_known'],
    ['faq', { ...entry, question: 'Prova? ' }, '…_is_trimmed'],
    ['faq', { ...entry, answer: 'a'.repeat(601) }, 'faq_answer_is_short'],
    ['faq', { ...entry, question_en: 'Test?' }, 'faq_english_is_whole'],
    ['faq', { ...entry, url: 'javascript:alert(1)' }, 'faq_url_opens'],
    ['faq', { ...entry, url: '//altro.example' }, 'faq_url_opens'],
    ['faq', { ...entry, section: 'SENATO' }, 'faq_section_is_known'],
    ['faq', { ...entry, question: 'Posso rifiutare un voto?' }, 'faq_once_per_topic'],
    ['course_subjects', { course: 'A', cfu: -1 }, '…_cfu_is_not_negative'],
    [
      'NC_max',
      { course: 'Finance' },
      'duplicate key value violates unique constraint "…_course_key"',
    ],
    [
      'UG_exchange_destinations',
      { uni_name: 'A', min_score: '26,4' },
      'invalid input syntax for type numeric: "26,4"',
    ],
    [
      'course_subjects',
      { id: 9, course: 'A' },
      'cannot insert a non-DEFAULT value into column "id"',
    ],
  ])('%s %j', async (table, row, message) => {
    expect(guide).toContain(`| \`${message}\``);
    const { refusal } = await insert(table, row);
    for (const part of message.split('…')) expect(refusal).toContain(part);
  });

  it('has every rule of the tables that the association fills in', async () => {
    const { rows } = await backend().database.sql.query<{ conname: string }>(`
      select conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'u')
        -- A trigger fills it.
        and conrelid <> 'public.moved_courses'::regclass
    `);
    const told = [...guide.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? '');
    const patterns = [...told, '…_course_key'].map((text) => text.replace('…', ''));
    const names = rows.map(({ conname }) => conname);
    const untold = names.filter((name) => !patterns.some((part) => name.endsWith(part)));
    expect(untold).toEqual([]);
  });
});
