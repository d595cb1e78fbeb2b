/** The preview of a PDF beside its list: content, focus and URL. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { mockSignedFiles } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { largeScan } from './oddPdfs.ts';
import { searchPdfs } from './pdfSearch.ts';
import { course, first, openPreview, pageField, textLayer } from './preview.ts';

test('shows a file with its text, and Esc, Back and Close return to the list', async ({
  page,
  visit,
}) => {
  const dialog = page.getByRole('dialog');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const workers = () => fetched.filter((url) => url.includes('pdf.worker'));
  await visit('/chi-siamo');
  await visit(course);

  await test.step('the viewer loads with the first preview only', async () => {
    await page.waitForLoadState('networkidle');
    expect(workers()).toEqual([]);
    await openPreview(page, first);
    await expect(textLayer(page)).toContainText('Descrivere', { timeout: 30_000 });
    expect(workers()).toHaveLength(1);
  });
  await expect(dialog).toHaveAccessibleName('Statistica - Appunti completi.pdf');
  await expect(pageField(page)).toHaveValue('1');
  await expect(page).toHaveURL(/\?anteprima=[^&]+$/);
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  const linked = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();

  await openPreview(page, first);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${course}$`));
  await expect(page.locator('main').getByRole('link', { name: first })).toBeFocused();

  await test.step('switching files adds no history entries', async () => {
    await openPreview(page, first);
    await expect(dialog.getByRole('button', { name: 'File precedente' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'File successivo' }).click();
    await expect(page.getByRole('dialog', { name: /Probabilità/ })).toBeVisible();
    await expect(textLayer(page)).toContainText('Probabilità', { timeout: 30_000 });
    await page.keyboard.press('Escape');
    const opener = page.locator('main').getByRole('link', { name: /^Statistica - Probabilità/ });
    await expect(opener).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/chi-siamo$/);
  });

  await page.goto(`${linked}&pagina=2`);
  await expect(pageField(page)).toHaveValue('2', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page).toHaveURL(new RegExp(`${course}$`));
});

test('on a phone, the text fills the width, arrows turn pages, and the file is listed as recent', async ({
  page,
  visit,
}) => {
  await visit(course);
  await openPreview(page, first);
  const dialog = page.getByRole('dialog');
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  const line = await textLayer(page).getByText('La statistica insegna').boundingBox();
  expect(line?.x).toBeGreaterThan(0);
  expect(line?.x).toBeLessThan(30);
  expect(line?.width).toBeGreaterThan(340);
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan(390);
  await expect(dialog.getByRole('button', { name: 'Pagina precedente' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(pageField(page)).toHaveValue('2');
  await expect(dialog.getByRole('button', { name: 'Pagina successiva' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Pagina precedente' }).click();
  await expect(pageField(page)).toHaveValue('1');
  await expect(dialog.getByRole('button', { name: 'File successivo' })).toContainText(
    'Statistica - Probabilità.pdf',
  );

  await visit('/dispense');
  const recent = page.getByRole('region', { name: 'Aperte di recente' });
  const link = recent.getByRole('link', { name: 'Statistica - Appunti completi.pdf' });
  await link.click();
  await expect(page.getByRole('dialog', { name: /Appunti completi/ })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('handouts.recent'));
  expect(Object.keys(JSON.parse(stored ?? '[]')[0]).sort()).toEqual(['id', 'name', 'page']);
  await visit('/dispense');
  await recent.getByRole('button', { name: 'Cancella l’elenco' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Triennale' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

// Regression: the focus scrolled the page by 332 px, and the title and Close under the bar.
test('beside the list, opens where the reader is, zooms, downloads its file and leaves the list usable', async ({
  page,
  context,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(course);
  await openPreview(page, first);
  const dialog = page.getByRole('dialog');
  const isInPlace = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const close = await dialog.getByRole('button', { name: 'Chiudi' }).boundingBox();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(close?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
  };
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  await isInPlace();

  await test.step('a link to a page of the file; Esc closes a tooltip first', async () => {
    await page.goto(`${page.url()}&pagina=2`);
    await expect(pageField(page)).toHaveValue('2', { timeout: 30_000 });
    await isInPlace();
    await dialog.getByRole('button', { name: 'Ingrandisci' }).hover();
    const tooltip = page.getByText('Ingrandisci', { exact: true });
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  await test.step('zooms in and out and fits the width again', async () => {
    const sheet = dialog.getByRole('listitem', { name: 'Pagina 2' });
    const width = async () => (await sheet.boundingBox())?.width ?? 0;
    const fitting = await width();
    await dialog.getByRole('button', { name: 'Ingrandisci' }).click();
    await expect(dialog.getByText('125%')).toBeVisible();
    expect(await width()).toBeGreaterThan(fitting * 1.2);
    await dialog.getByRole('button', { name: 'Adatta alla larghezza' }).click();
    await expect.poll(width).toBe(fitting);
    await dialog.getByRole('button', { name: 'Riduci' }).click();
    await expect.poll(width).toBeLessThan(fitting);
  });

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica' }).click();
  expect((await download).suggestedFilename()).toBe('Statistica - Appunti completi.pdf');
  await mockSignedFiles(context);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Apri in una nuova scheda' }).click();
  await expect.poll(async () => (await opened).url()).toContain('/object/sign/');
  await (await opened).close();

  await openPreview(page, /^Statistica - Esercizi svolti/);
  await expect(page.getByRole('dialog', { name: /Esercizi svolti/ })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a mail to the association names the course, or the file and the page', async ({
  page,
  visit,
}) => {
  const mail = async (name: string) => {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '');
    return { to: pathname, ...Object.fromEntries(searchParams) };
  };
  await visit(course);
  expect(await mail('Manda i tuoi appunti')).toMatchObject({
    to: 'ciao@linea.example',
    subject: 'Appunti di Statistica',
    body: expect.stringMatching(/\r\n\r\nhttp.*\/dispense\/secondo-anno\/Statistica$/),
  });
  await openPreview(page, first);
  await expect(textLayer(page)).toContainText('Descrivere', { timeout: 30_000 });
  expect(await mail('Segnala un errore')).toMatchObject({
    subject: 'Un errore in “Statistica - Appunti completi.pdf”, pagina 1',
    body: expect.stringMatching(/\?anteprima=[\w-]+/),
  });
});

test('finds words, marks them on their pages, and turns to a typed page', async ({
  page,
  visit,
}) => {
  await visit(course);
  await openPreview(page, first);
  const dialog = page.getByRole('dialog');
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Cerca nel documento' }).click();
  const field = dialog.getByRole('searchbox', { name: 'Cerca nel documento' });
  await expect(field).toBeFocused();
  await page.keyboard.type('ipotesi nulla');
  const count = dialog.getByRole('search').getByRole('status');
  await expect(count).toHaveText('1 di 1');
  const current = dialog.locator('[data-current]');

  await test.step('scrolls to the match, whose mark lies on the words and can be seen', async () => {
    await expect(current.first()).toBeInViewport();
    await expect(pageField(page)).toHaveValue('2');
    const mark = await current.first().boundingBox();
    const line = await dialog.locator('.textLayer').getByText('ipotesi nulla').boundingBox();
    expect(Math.abs((mark?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(4);
    const colour = await current
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).not.toMatch(/transparent|, 0\)|\/ 0\)/);
    expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  });

  await test.step('steps from match to match, around the end', async () => {
    await field.fill('MEDIA');
    await expect(count).toHaveText(/^\d+ di \d+$/);
    const [position = 0, of = 0] = ((await count.textContent()) ?? '').split(' di ').map(Number);
    expect(of).toBeGreaterThan(2);
    await field.press('Enter');
    await expect(count).toHaveText(`${(position % of) + 1} di ${of}`);
    await field.press('Shift+Enter');
    await dialog.getByRole('button', { name: 'Risultato successivo' }).click();
    await expect(count).toHaveText(`${(position % of) + 1} di ${of}`);
    await field.fill('zzz');
    await expect(count).toHaveText('nessuno');
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(current).toHaveCount(0);
  });

  await pageField(page).fill('1');
  await pageField(page).press('Enter');
  await expect(dialog.getByRole('listitem', { name: 'Pagina 1' })).toBeInViewport();
  await pageField(page).fill('99');
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue('2');
});

test('what a search found is marked in the file', async ({ page, site, visit }) => {
  await searchPdfs(site, 'ammortamento');
  await visit('/dispense?q=ammortamento');
  // Files that only their keywords name come before; they have no place to mark.
  const heading = page.getByRole('heading', { name: /testo/ });
  const hits = page.locator('main section').filter({ has: heading });
  await hits.last().locator('a[aria-haspopup="dialog"]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-current]').first()).toBeInViewport({ timeout: 30_000 });
  await expect(dialog.getByRole('searchbox')).toHaveValue('ammortamento');
  await expect(dialog.getByRole('search').getByRole('status')).toHaveText(/^[1-9]\d* di \d+$/);
});

// It loaded all of a file first, and said nothing of its size.
test('shows the first page of a file of 80 MB after two, with its size', async ({
  page,
  visit,
}) => {
  const file = largeScan();
  const sent: { bytes: number; at: number }[] = [];
  const bytesUntil = (time: number) =>
    sent.filter(({ at }) => at <= time).reduce((sum, { bytes }) => sum + bytes, 0);
  await page.route('**/storage/v1/object/sign/handouts/*token*', (route) => {
    const range = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '');
    const [from, to] = range ? [Number(range[1]), Number(range[2])] : [0, file.length - 1];
    const body = file.subarray(from, to + 1);
    sent.push({ bytes: body.length, at: Date.now() });
    return route.fulfill({
      status: range ? 206 : 200,
      body,
      contentType: 'application/pdf',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'content-range',
        'content-range': `bytes ${from}-${from + body.length - 1}/${file.length}`,
      },
    });
  });
  // The next pages follow at once.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"] canvas')) return;
      Object.assign(window, { drawnAt: Date.now() });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await visit(course);
  await openPreview(page, first);
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  const drawnAt = Number(await page.evaluate(() => Reflect.get(window, 'drawnAt')));
  expect(bytesUntil(drawnAt)).toBeLessThan(2_000_000);
  await expect(page.getByRole('button', { name: 'Scarica (82 MB)' })).toBeVisible();

  await pageField(page).fill('75');
  await pageField(page).press('Enter');
  const far = page.getByRole('listitem', { name: 'Pagina 75', exact: true });
  await expect(far.locator('canvas')).toBeVisible({ timeout: 30_000 });
  expect(bytesUntil(Date.now())).toBeLessThan(8_000_000);
});

test('says how many pages a file has gained since it was read', async ({ page, visit }) => {
  await visit(course);
  await openPreview(page, first);
  await expect(pageField(page)).toHaveValue('1', { timeout: 30_000 });
  const stored = () => page.evaluate(() => localStorage.getItem('handouts.resume') ?? '');
  await expect.poll(stored).toContain('"pages":2');
  await page.evaluate(
    (text) => localStorage.setItem('handouts.resume', text),
    (await stored()).replace('"pages":2', '"pages":1'),
  );
  await page.reload();
  await expect(page.getByText('Una pagina in più').first()).toBeVisible({ timeout: 30_000 });
});
