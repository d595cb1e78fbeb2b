/** The output and exit code of `content:check`, for every outcome. */
import { describe, expect, it } from 'vitest';
import { command } from '../content/command.ts';
import { siteTables } from '../content/siteTables.ts';
import { knownValues } from '../functions/_shared/knownValues.gen.ts';
import { answering } from './answering.ts';
import { freePort } from './freePort.ts';
import { runCommand } from './runCommand.ts';

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { code, report, errors } = await runCommand(command, args, environment);
  return { code, output: report, errors, lastWords: errors.trimEnd().split('\n').at(-1) };
}

/** A project whose tables are empty but for these; every file is a PDF. */
async function projectWith(tables: Readonly<Record<string, readonly object[]>>) {
  return answering(({ url = '', method }) => {
    const table = decodeURIComponent(/\/rest\/v1\/([^?]+)/.exec(url)?.[1] ?? '');
    if (table) return { body: JSON.stringify(tables[table] ?? []) };
    if (method === 'POST') return { body: '[{"path":"a.pdf","signedURL":"/object/sign/a"}]' };
    return { type: 'application/pdf', body: '%PDF-1.7 %%EOF' };
  });
}

const event = {
  id: 3,
  title: 'Rinviato',
  description: null,
  event_type: null,
  start_date: '2999-01-01T10:00:00Z',
  location: null,
  registration_link: null,
  status: 'postponed',
};

describe('on a good day', () => {
  it('ends with 0 when all is in order', async () => {
    const { code, output } = await run(['--url', await projectWith({})]);
    expect(code).toBe(0);
    expect(output).toContain('Everything is in order.');
    expect(output).toContain('Without rows: handouts, ');
  });

  it('ends with 1 and says what, where, what students see and what to do', async () => {
    const { code, output } = await run(['--url', await projectWith({ events: [event] })]);
    expect(code).toBe(1);
    expect(output).toContain('Event in neither tab (1)');
    expect(output).toContain('It is to come, and students do not see it.');
    expect(output).toContain('→ If it takes place, set status to upcoming.');
    expect(output).toMatch(/id +title +status\n +3 +Rinviato +"postponed"/);
    expect(output).toContain('1 thing to look at, in 1 table.');
  });

  it('says the same in Italian', async () => {
    const url = await projectWith({ events: [event] });
    const { code, output } = await run(['--lang', 'it', '--url', url]);
    expect(code).toBe(1);
    expect(output).toContain('Evento in nessuna scheda (1)');
    expect(output).toContain('1 cosa da guardare, in 1 tabella.');
  });

  it('prints nothing but JSON with --json, and progress elsewhere', async () => {
    const url = await projectWith({ events: [event] });
    const { code, output, errors } = await run(['--json', '--url', url]);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toEqual([
      {
        kind: 'event in neither tab',
        table: 'events',
        id: '3',
        name: 'Rinviato',
        row: '3 (Rinviato)',
        column: 'status',
        detail: '"postponed"',
        students: 'It is to come, and students do not see it.',
        todo: 'If it takes place, set status to upcoming. If not, all is well.',
      },
    ]);
    expect(errors).toBe('Reading the tables …\nOpening files and photos: 0 of 0\n');
  });

  it('takes address and key from the environment', async () => {
    const SUPABASE_URL = `${await projectWith({})}/`;
    expect(await run([], { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: 'k' })).toMatchObject({
      code: 0,
    });
  });

  it('helps without a project', async () => {
    const { code, output } = await run(['--help'], { SUPABASE_URL: 'nonsense' });
    expect(code).toBe(0);
    expect(output).toMatch(/--url <address>[\s\S]+Ends with 0/);
  });
});

it('--values lists every value that the site knows, each category with the heading of its page', async () => {
  const { code, output } = await run(['--values'], { SUPABASE_URL: 'nonsense' });
  expect(code).toBe(0);
  const lines = output.split('\n').map((line) => line.trim().split(/ {2,}/));
  const { handoutYears, clmgCourseYears, bodies, eventStatuses, chatTopics } = knownValues;
  const list = (column: string, values: readonly (string | number)[]) => [
    [column],
    ...values.map((value) => [String(value)]),
    [''],
  ];
  expect(lines).toEqual([
    ...list('handouts.year', handoutYears),
    ...list('clmg_handouts.course_year', clmgCourseYears),
    ...list(
      'representatives.section',
      bodies.map(({ name }) => name),
    ),
    ...list('events.status', eventStatuses),
    ...list('faq.topic', chatTopics),
    ['guides.category', 'on the site'],
    ...knownValues.guideCategories.map(({ slug, heading }) => [slug, heading]),
    [''],
  ]);
});

describe('a table that an older installation lacks or closes', () => {
  it.each([
    ['PGRST205', 404, 'Missing table'],
    ['42P01', 404, 'Missing table'],
    ['42501', 401, 'Table closed to visitors'],
    ['42703', 400, 'Missing column'],
  ])('%s is a finding, and the rest is read', async (code, status, title) => {
    const url = await answering(({ url: path = '' }) =>
      path.includes('/events')
        ? { status, body: JSON.stringify({ code, message: `about events: ${code}` }) }
        : { body: '[]' },
    );
    const answer = await run(['--url', url]);
    expect(answer.code).toBe(1);
    expect(answer.output).toContain(`${title} (1)`);
    expect(answer.output).toContain(`about events: ${code}`);
    expect(answer.output).toContain(`${siteTables.length - 1} tables with 0 rows read`);
  });
});

it('reads a table that was once a sheet and has no id, whole and once', async () => {
  const exams = Array.from({ length: 1001 }, (_, index) => ({
    course: 'Finance',
    subject: `Esame ${index}`,
    cfu: index === 7 ? null : 6,
  }));
  const orders = new Set<string | null>();
  const url = await answering(({ url: path = '' }) => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    if (!pathname.endsWith('cours-subject_MS_exchange')) return { body: '[]' };
    const order = searchParams.get('order');
    orders.add(order);
    const from = Number(searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit'));
    return { body: JSON.stringify(exams.slice(from, from + limit)) };
  });
  const { code, output } = await run(['--url', url]);
  expect(code).toBe(1);
  expect(output).toContain(`${siteTables.length} tables with 1,001 rows read`);
  expect(output).toMatch(/course +subject +cfu\n +Finance +Esame 7 +NULL/);
  expect([...orders]).toEqual([null, 'course,subject,cfu']);
});

describe('when nothing can be read it ends with 2 and one sentence that helps', () => {
  it.each([
    ['an unknown option', ['--nope'], '--help says what there is'],
    ['an unknown language', ['--lang', 'de'], '--lang de: en, it'],
    ['no address', ['--url', 'abcd.supabase.co'], 'is no address of a project'],
    [
      'the dashboard’s address',
      ['--url', 'https://supabase.com/dashboard/project/abcd/editor'],
      'https://abcd.supabase.co',
    ],
    ['no key', ['--url', 'https://abcd.supabase.co'], 'Say with --key'],
    ['a secret key', ['--key', 'sb_secret_abc'], 'This key is secret'],
    [
      'a legacy service key',
      ['--key', `a.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c`],
      'This key is secret',
    ],
  ])('%s', async (_, args, sentence) => {
    const { code, output, errors } = await run(args);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
    expect(errors.trimEnd()).not.toContain('\n');
  });

  it.each([
    [
      'a wrong key',
      { status: 401, body: '{"message":"Invalid API key"}' },
      'does not know this key',
    ],
    ['a paused project', { status: 540, body: 'paused', type: 'text/plain' }, 'is paused'],
    ['a restricted project', { status: 402, body: '{}' }, 'Supabase restricts the project'],
    ['a project in trouble', { status: 521, body: '' }, 'has a problem of its own'],
    ['a website', { status: 200, body: '<!doctype html>', type: 'text/html' }, 'not as a Supabase'],
    ['another server', { status: 404, body: 'Not found', type: 'text/plain' }, 'not as a Supabase'],
    [
      'a project of somebody else',
      { status: 404, body: '{"code":"PGRST205","message":"no such table"}' },
      'without any of the site’s tables',
    ],
  ])('%s', async (_, answer, sentence) => {
    const { code, output, lastWords } = await run(['--url', await answering(() => answer)]);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(lastWords).toContain(sentence);
  });

  it('a redirect, without a key for the other address', async () => {
    const asked: string[] = [];
    const other = await answering(({ url = '' }) => {
      asked.push(url);
      return { body: '[]' };
    });
    const from = await answering(({ url }) => ({
      status: 308,
      headers: { location: other + url },
    }));
    const { code, lastWords } = await run(['--url', from]);
    expect(code).toBe(2);
    expect(lastWords).toContain('not as a Supabase');
    expect(asked).toEqual([]);
  });

  it('no local backend', async () => {
    const { code, lastWords } = await run(['--url', `http://127.0.0.1:${await freePort()}`]);
    expect(code).toBe(2);
    expect(lastWords).toContain('No backend runs at');
  });

  it('a host that does not exist', async () => {
    const args = ['--url', 'https://no-such-project.invalid', '--key', 'k'];
    const { code, lastWords } = await run(args);
    expect(code).toBe(2);
    expect(lastWords).toMatch(/no server called no-such-project\.invalid|Nobody answers/);
  });
});
