/** The requests to the backend, as "The calls" in docs/conformance.md lists them. */
import type { Page, Request } from '@playwright/test';
import { chooseCourse, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

/** The table that a request reads. */
function tableOf(request: Request): string | undefined {
  const [, table] = /\/rest\/v1\/([^/]+)$/.exec(new URL(request.url()).pathname) ?? [];
  return table && request.method() !== 'OPTIONS' ? decodeURIComponent(table) : undefined;
}

interface Call {
  purpose: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  table: string;
  query: Record<string, string | RegExp>;
  /** The tables of the page's other reads, one for each read; the home page shows the latest handouts. */
  others?: readonly string[];
}

/** The specified reads; further columns and sort keys may follow those named here. */
const calls: readonly Call[] = [
  // @spec calls.2
  {
    purpose: 'year list',
    path: '/dispense/primo-anno',
    table: 'handouts',
    query: {
      select: 'subject,filename',
      year: 'eq.First Year',
      order: /^subject\.asc,filename\.asc/,
    },
    // The date of each course's newest file.
    others: ['handouts'],
  },
  // @spec calls.3
  {
    purpose: 'course files',
    path: '/dispense/secondo-anno/Statistica',
    table: 'handouts',
    query: {
      select: /^id,filename,year,uploaded_at,file_url\b/,
      subject: 'eq.Statistica',
      year: 'eq.Second Year',
      order: /^uploaded_at\.desc/,
    },
    // The rows that spell the course otherwise.
    others: ['handouts'],
  },
  // @spec calls.4
  {
    purpose: 'home handouts by year',
    path: '/?anno=3',
    table: 'handouts',
    query: { year: 'eq.Third Year', order: /^uploaded_at\.desc/, limit: '3' },
  },
  // @spec calls.5
  {
    purpose: 'home handouts search',
    path: '/?q=diritto',
    table: 'handouts',
    query: { or: '(subject.imatch.diritto,filename.imatch.diritto)', limit: '20' },
  },
  // @spec calls.6
  {
    purpose: 'CLMG handouts',
    path: '/dispense/clmg/quarto-anno',
    table: 'clmg_handouts',
    query: { select: /^id,name,url,created_at\b/, course_year: 'eq.4', order: /^created_at\.desc/ },
  },
  // @spec calls.7
  {
    purpose: 'guide categories',
    path: '/guide',
    table: 'guides',
    query: { select: 'category', is_active: 'eq.true' },
  },
  // @spec calls.8
  {
    purpose: 'guides of a category',
    path: '/guide/tesi',
    table: 'guides',
    query: { select: '*', category: 'eq.tesi', is_active: 'eq.true', order: /^order_index\.asc/ },
    others: ['guides'],
  },
  // @spec calls.9
  {
    purpose: 'representatives',
    path: '/rappresentanti',
    table: 'representatives',
    query: { select: '*', order: /^section\.asc,name\.asc/ },
  },
  // @spec calls.10
  {
    purpose: 'events',
    path: '/#eventi',
    table: 'events',
    query: {
      select: /^id,title,description,event_type,start_date,location,registration_link,status\b/,
      order: /^start_date\.asc/,
    },
    others: ['handouts'],
  },
  // @spec calls.11
  {
    purpose: 'courses of the graduation grade',
    path: urlOf('graduation'),
    table: 'course_subjects',
    query: { select: 'course' },
    others: ['handouts'],
  },
  // @spec calls.11
  {
    purpose: 'exams of a course',
    path: urlOf('graduation'),
    act: (page) => chooseCourse(page, 'Economia e finanza'),
    table: 'course_subjects',
    query: { select: 'id,subject,cfu', course: 'eq.Economia e finanza', order: /^subject\.asc/ },
    others: ['course_subjects', 'handouts'],
  },
  // @spec calls.12
  {
    purpose: 'CLMG study plan',
    path: urlOf('exchange-calculator-clmg'),
    table: 'CLMG_studyplan',
    query: { order: /^course\b/ },
    others: ['CLMG_destinations_exchange', 'handouts'],
  },
  // @spec calls.12
  {
    purpose: 'CLMG destinations',
    path: urlOf('exchange-calculator-clmg'),
    table: 'CLMG_destinations_exchange',
    query: { order: /^uni\b/ },
    others: ['CLMG_studyplan', 'handouts'],
  },
];

/** Every table that the specified reads name. */
const tables = [
  ...new Set(calls.map(({ table }) => table)),
  'cours-subject_MS_exchange',
  'course multipliers estimation',
  'NC_max',
  'dest_exc_msc',
  'course-multiplier_UG',
  'course_subjects_UG',
  'UG_exchange_destinations',
];

// @spec calls.11
test('the calculators read the specified tables only', async ({ page, visit }) => {
  test.slow();
  const read = new Set<string>();
  page.on('request', (request) => {
    const table = tableOf(request);
    if (table) read.add(table);
  });
  await visit(urlOf('exchange-calculator-clmg'));
  await expect(page.getByRole('dialog').locator('[data-grade]').first()).toBeVisible();
  for (const type of ['graduation', 'exchange-calculator', 'exchange-calculator-ug']) {
    await visit(urlOf(type));
    await chooseCourse(page);
  }
  const ofCalculators = tables.slice(tables.indexOf('course_subjects'));
  await expect.poll(() => [...read]).toEqual(expect.arrayContaining(ofCalculators));
  expect([...read].filter((table) => !tables.includes(table))).toEqual([]);
});

// @spec product.20 roles.2 calls.1
test('every page sends the specified reads and no others, with the publishable key', async ({
  page,
  site,
  visit,
}) => {
  test.slow();
  const { publishableKey } = site.backend;
  const requests: Readonly<Record<string, string | undefined>>[] = [];
  const others: string[] = [];
  let reads = 0;
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    const method = request.method();
    if (origin !== new URL(site.backend.url).origin || method === 'OPTIONS') return;
    const { apikey, authorization } = request.headers();
    const table = tableOf(request);
    requests.push({ ...Object.fromEntries(searchParams), table, method, apikey, authorization });
    if (method === 'GET' && pathname.startsWith('/rest/v1/')) {
      reads += 1;
      if (apikey === publishableKey) return;
    }
    others.push(`${method} ${pathname}`);
  });
  for (const { purpose, path, act, table, query, others: otherReads = [] } of calls) {
    await test.step(purpose, async () => {
      // Otherwise a URL that differs in its anchor only would not be loaded again.
      await page.goto('about:blank');
      requests.length = 0;
      await visit(path);
      await act?.(page);
      const expected = Object.entries(query).map(([key, value]) => [
        key,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]);
      const specified = expect.objectContaining({
        ...Object.fromEntries(expected),
        table,
        method: 'GET',
        apikey: publishableKey,
        authorization: `Bearer ${publishableKey}`,
      });
      const isSpecified = (one: unknown) => specified.asymmetricMatch(one);
      // Exactly once: a repeated read would be paid for by every visitor.
      await expect.poll(() => requests.filter(isSpecified)).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      const tableReads = requests.filter((one) => one.table !== undefined);
      // The events are read when their section comes near, which depends on the page's height at that moment.
      const isNearby = (read: string | undefined) => read === 'events' && table !== 'events';
      const tablesRead = tableReads.map((one) => one.table).filter((read) => !isNearby(read));
      expect.soft(tablesRead.sort(), purpose).toEqual([table, ...otherReads].sort());
      const addresses = tableReads.map((one) => JSON.stringify(one));
      expect.soft(new Set(addresses).size, `repeated: ${purpose}`).toBe(addresses.length);
    });
  }
  await visit('/');
  // The button moves aside while sections load.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Chiedi ad Astra' }).click();
  const chat = page.getByRole('dialog', { name: 'Astra' });
  await chat.getByRole('textbox').fill('Quando sono gli appelli?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('[data-message]')).toHaveCount(2);
  expect(reads).toBeGreaterThan(calls.length);
  // The two functions of the specification take a question and start a reading: no row is sent.
  const permitted = /^POST \/functions\/v1\/(assistant|extract-pdf-content)$|^GET \/storage\/v1\//;
  expect(others.filter((call) => !permitted.test(call))).toEqual([]);
});
