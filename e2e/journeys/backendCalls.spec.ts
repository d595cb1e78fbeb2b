/** The requests to the backend, as "The calls" in docs/conformance.md lists them. */
import { chooseCourse, urlOf } from './calculators/dialog.ts';
import { calculatorTypes, everyCalculator, tablesOf } from './calculators/everyCalculator.ts';
import { expect, test } from './fixtures.ts';
import { type Call, tableOf, watchCalls } from './watchCalls.ts';

/** The specified reads of pages; further columns and sort keys may follow those named here. */
const callsOfPages: readonly Call[] = [
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
  // @spec calls.4
  {
    purpose: 'home handouts by year',
    path: '/?anno=3#eventi',
    table: 'handouts',
    query: { year: 'eq.Third Year', order: /^uploaded_at\.desc/, limit: '3' },
  },
  // @spec calls.10
  {
    purpose: 'events',
    path: '/?anno=3#eventi',
    table: 'events',
    query: {
      select: /^id,title,description,event_type,start_date,location,registration_link,status\b/,
      order: /^start_date\.asc/,
    },
    others: ['handouts'],
  },
  // @spec calls.5
  {
    purpose: 'home handouts search',
    path: '/?q=diritto',
    table: 'handouts',
    query: { or: '(subject.imatch.diritto,filename.imatch.diritto)', limit: '20' },
  },
];

/** The specified reads of calculators. */
const callsOfCalculators: readonly Call[] = [
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

const tablesOfCalculators: string[] = tablesOf(calculatorTypes);
/** The others are opened by the calls above. */
const otherCalculators = calculatorTypes.filter((type) =>
  callsOfCalculators.every(({ path }) => path !== urlOf(type)),
);

/** The two functions of the specification take a question and start a reading: no row is sent. */
const permittedCall =
  /^POST \/functions\/v1\/(assistant|extract-pdf-content)$|^GET \/storage\/v1\//;

// @spec product.20 roles.2 calls.1 calls.11
test('calculators send the specified reads and no others, with the publishable key', async ({
  page,
  site,
  visit,
}) => {
  test.slow();
  const read = new Set<string>();
  page.on('request', (request) => {
    const table = tableOf(request);
    if (table) read.add(table);
  });
  const { others, expectCalls } = watchCalls(page, site.backend);
  await expectCalls(callsOfCalculators, visit);
  await expect(page.getByRole('dialog').locator('[data-grade]').first()).toBeVisible();
  for (const type of otherCalculators) {
    await visit(urlOf(type));
    if (everyCalculator[type].hasCourses) await chooseCourse(page);
  }
  await expect.poll(() => [...read]).toEqual(expect.arrayContaining(tablesOfCalculators));
  // Handouts and events are on the page below.
  const permitted = [...tablesOfCalculators, 'handouts', 'events'];
  expect([...read].filter((table) => !permitted.includes(table))).toEqual([]);
  expect(others.filter((call) => !permittedCall.test(call))).toEqual([]);
});

// @spec product.20 roles.2 calls.1
test('every page sends the specified reads and no others, with the publishable key', async ({
  page,
  site,
  visit,
}) => {
  test.slow();
  const { others, expectCalls } = watchCalls(page, site.backend);
  await expectCalls(callsOfPages, visit);
  await page.getByRole('button', { name: 'Chiedi ad Astra' }).click();
  const chat = page.getByRole('dialog', { name: 'Astra' });
  await chat.getByRole('textbox').fill('Quando sono gli appelli?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('[data-message]')).toHaveCount(2);
  expect(others.filter((call) => !permittedCall.test(call))).toEqual([]);
});
