/** The search in names and PDFs: its term is in the URL, and it never shows a stale response. */
import { axeFindings } from '../../tools/browser/axeFindings.ts';
import { mockJson, mockSignedFiles } from './backendMocks.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { pdfMatch, searchPdfs } from './pdfSearch.ts';

const byName = '**/rest/v1/handouts?*imatch*';
const inTexts = '**/rest/v1/rpc/search_handout_texts*';
const byWords = '**/rest/v1/rpc/search_handouts?*';

test('finds a word inside a PDF, marks it and opens its page', async ({
  page,
  context,
  site,
  visit,
}) => {
  const [best] = await searchPdfs(site, 'ammortamento');
  if (!best) throw new Error('Nothing was found.');
  // The file's name has another form of the word.
  await mockJson(page, byWords, []);
  await visit('/?q=ammortamento');
  const section = page.locator('#dispensen');
  await expect(
    section.getByRole('heading', {
      level: 3,
      name: 'Nel testo delle dispense',
    }),
  ).toBeVisible();
  const row = section.getByRole('listitem').filter({ hasText: best.name }).first();
  await expect(row).toContainText(`Pagina ${best.page}`);
  await expect(row.locator('mark').first()).toHaveText(/^ammortament/i);
  await mockSignedFiles(context);
  const opened = context.waitForEvent('page');
  await row.getByRole('link', { name: /^Apri / }).click();
  const hash = best.page > 1 ? `#page=${best.page}` : '';
  await expect
    .poll(async () => (await opened).url(), { timeout: 15_000 })
    .toMatch(new RegExp(`/object/sign/.*${hash}$`));
});

test('finds the English names that English pages show', async ({ page, visit }) => {
  await visit('/?q=private law', 'en');
  const rows = page.locator('#dispensen').getByRole('listitem');
  await expect(rows.first()).toContainText('Diritto privato');
  const row = rows.filter({ has: page.locator('[lang="en"] mark') }).first();
  await expect(row.locator('[lang="en"] mark')).toHaveText(['Private', 'law']);
});

test('does not say that a text contains what only another form of it does', async ({
  page,
  visit,
}) => {
  await mockJson(page, byName, []);
  await mockJson(page, byWords, []);
  await mockJson(page, inTexts, [pdfMatch({ excerpt: 'il piano di ammortamento' })]);
  await visit('/?q=ammortamenti');
  const section = page.locator('#dispensen');
  await expect(section).toContainText('ma ne parlano i PDF qui sotto');
  await expect(section).not.toContainText('«ammortamenti»');
});

test('signs a file whose name contains what divides a URL', async ({ page, context, visit }) => {
  const name = 'Cosa? C# 100%.pdf';
  await mockJson(page, byName, [
    {
      id: 'odd',
      filename: name,
      subject: 'Statistica',
      year: 'Second Year',
      uploaded_at: '2026-01-01T00:00:00Z',
      file_url: `https://x.example/storage/v1/object/public/handouts/${name}`,
    },
  ]);
  await mockJson(page, '**/object/sign/handouts/*', {
    signedURL: `/object/sign/handouts/${name}?token=a`,
  });
  await mockSignedFiles(context);
  await visit('/dispense?q=statistica');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Apri ${name}` }).click();
  const file = `/object/sign/handouts/${encodeURIComponent(name)}?token=a`;
  await expect.poll(async () => (await opened).url()).toContain(file);
});

test('shows results by name when the search in PDFs fails or is missing', async ({
  page,
  visit,
}) => {
  await mockJson(page, inTexts, { message: 'no' }, 500);
  await visit('/dispense?q=statistica');
  const main = page.locator('main');
  await expect(main.getByRole('listitem').first()).toContainText(/statistica/i);
  const failure = main.getByText('Non siamo riusciti a cercare nel testo dei PDF.');
  await expect(failure).toBeVisible();
  await page.unroute(inTexts);
  await mockJson(page, inTexts, [pdfMatch({ name: 'Ritrovata.pdf' })]);
  await main.getByRole('button', { name: 'Riprova' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Ritrovata' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);

  await test.step('without the function, the search is by name only', async () => {
    await page.unroute(inTexts);
    await mockJson(page, inTexts, { code: 'PGRST202' }, 404);
    const response = page.waitForResponse(inTexts);
    await main.getByRole('searchbox').fill('marketing');
    await response;
    await expect(main.getByRole('listitem').first()).toContainText(/marketing/i);
    await expect(main.getByRole('status').first()).toHaveText(/^\d+ risultat/);
    await expect(failure).toHaveCount(0);
  });
});

test('counts the results by name and in texts, each file once, and shows texts as they are', async ({
  page,
  visit,
}) => {
  const rows = (count: number, kind: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...pdfMatch({ id: `${kind} ${index}` }),
      filename: `${kind} ${index}.pdf`,
    }));
  const main = page.locator('main');
  await mockJson(page, byWords, []);
  await mockJson(page, byName, rows(1, 'Nome'));
  await mockJson(page, inTexts, rows(2, 'Testo'));
  await visit('/dispense?q=stimatore');
  const count = main.getByRole('status').first();
  await expect(count).toHaveText('1 risultato, più 2 nel testo dei file');
  const search = async (term: string, names: readonly object[], texts: readonly object[]) => {
    await mockJson(page, byName, names);
    await mockJson(page, inTexts, texts);
    await main.getByRole('searchbox').fill(term);
  };
  await search('stima', [], rows(2, 'Testo'));
  await expect(count).toHaveText('2 risultati, nel testo dei file');
  await search('stime', [], []);
  await expect(count).toHaveText('0 risultati');
  await search('stimare', rows(2, 'Nome'), []);
  await expect(count).toHaveText('2 risultati');

  const name = 'Trovata per nome.pdf';
  const found = pdfMatch({ id: 'a', name });
  await search('stimato', [{ ...found, filename: name }], [found, pdfMatch({ id: 'b' })]);
  await expect(main.getByText(name).first()).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(2);
  // What its text says is not lost.
  await expect(main.getByRole('listitem').first()).toContainText(`Pagina ${found.page}`);

  const excerpt = '<img src=x onerror="alert(1)"> stimatore <b>corretto</b>';
  await search('corretto', [], [pdfMatch({ excerpt })]);
  await expect(page.getByText('<b>corretto</b>')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
});

test('the term survives a reload and adds no history entries', async ({ page, visit }) => {
  // Four page loads.
  test.slow();
  await mockJson(page, inTexts, [pdfMatch({ id: 'b' })]);
  await visit('/chi-siamo');
  await page.goto('/?anno=2&x=1#dispensen');
  const section = page.locator('#dispensen');
  const field = section.getByRole('searchbox');
  await field.pressSequentially('stat', { delay: 20 });
  await expect(page).toHaveURL(/\?anno=2&x=1&q=stat#dispensen$/);
  await field.pressSequentially('istica');
  await expect(page).toHaveURL(/\?anno=2&x=1&q=statistica#dispensen$/);

  await page.reload();
  await expect(field).toHaveValue('statistica');
  await expect(section.getByRole('listitem').first()).toContainText(/statistica/i);
  await expect(page.getByRole('heading', { name: 'Nel testo delle dispense' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(section.getByRole('searchbox')).toHaveValue('statistica');
  await expect(page).toHaveURL(/\?anno=2&x=1&q=statistica&lang=en#dispensen$/);

  await page.goBack();
  // Its HTML is Italian, so the page asks for the English one.
  await expect(page).toHaveURL(addressIn('en', '/chi-siamo'));
});

test('typing with an anchor in the URL keeps the focus and does not scroll', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.locator('a[href$="#dispensen"]').first().click();
  const field = page.locator('#dispensen').getByRole('searchbox');
  await field.fill('stat');
  await expect(page).toHaveURL(/\?q=stat#dispensen$/);
  await expect(page.locator('#dispensen').getByRole('listitem').first()).toBeVisible();
  await expect(field).toBeFocused();

  // Without an anchor, it gets the section's: a shared search opens at its results.
  await visit('/');
  await field.fill('diritto');
  await expect(page).toHaveURL(/\?q=diritto#dispensen$/);
  await expect(field).toBeFocused();
  await page.reload();
  await expect(page.locator('#dispensen').getByRole('listitem').first()).toBeInViewport();

  await visit('/#calcolatori');
  await field.click();
  const request = page.waitForRequest(byName);
  await field.fill('statistica');
  await request;
  await expect(page).toHaveURL(/\?q=statistica#calcolatori$/);
  await expect(field).toBeInViewport();
});
