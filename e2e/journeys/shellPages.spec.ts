/** The shell's own pages and its footer. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, test, waitForToaster } from './fixtures.ts';

// What the pages say: accessibility.spec.ts-snapshots.
// @spec product.17 product.18 routes.2 calls.21 screens.1
test('about, footer, privacy and accessibility statement', async ({ page, visit }) => {
  await visit('/chi-siamo');
  const title = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');
  await expect(title).toHaveText('Chi siamo');

  await test.step('footer: address, contact, social links, 2025', async () => {
    await expect(footer).toBeVisible();
    for (const line of demonstration.address) await expect(footer).toContainText(line);
    await expect(footer).toContainText('Milano');
    await expect(footer).toContainText('© 2025');
    await expect(footer.getByRole('link', { name: demonstration.email })).toHaveAttribute(
      'href',
      `mailto:${demonstration.email}`,
    );
    for (const [name, href] of Object.entries(demonstration.social)) {
      const link = footer.getByRole('link', { name: new RegExp(name, 'i') });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  await test.step('privacy: an Italian dialog with rights and date', async () => {
    const name = 'Informativa sulla privacy';
    const opener = footer.getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    const policy = dialog.locator('[lang="it"]');
    await expect(policy).toContainText('Ultima modifica: 17 gennaio 2024');
    // Without scrolling past the table.
    const forget = dialog.getByRole('button', { name: /^(Dimentica tutto|Forget everything)/ });
    await expect(forget).toBeInViewport();
    await expect(policy).toContainText('GDPR');
    await expect(policy).toContainText('I tuoi diritti');
    await expect(dialog).toContainText('Niente cookie e nessun profilo di chi visita.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('the footer leads to the accessibility statement', async () => {
    await footer.getByRole('link', { name: 'Accessibilità' }).click();
    await expect(page).toHaveURL('/accessibilita');
    await expect(title).toHaveText('Accessibilità');
  });
});

test('the privacy note names only what the installation’s pages send', async ({ page }) => {
  const note = page.getByRole('dialog').locator('section').first();
  for (const { changes, sentences } of [
    { changes: {}, sentences: [] },
    { changes: { healthShare: 0.5 }, sentences: [/Per accorgerci dei guasti/] },
    { changes: { answerFeedback: true }, sentences: [/i giudizi che mandi/] },
  ]) {
    await page.route('/chi-siamo', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [block = ''] = /(?<=id="site-config"[^>]*>)[^<]*/.exec(html) ?? [];
      const { answerFeedback: _, healthShare: __, ...config } = JSON.parse(block);
      const body = html.replace(block, JSON.stringify({ ...config, ...changes }));
      await route.fulfill({ response, body });
    });
    await page.goto('/chi-siamo');
    await page.getByRole('button', { name: 'Informativa sulla privacy' }).click();
    await expect(note).toContainText('Le domande all’assistente arrivano al nostro server');
    for (const sentence of [/Per accorgerci dei guasti/, /i giudizi che mandi/]) {
      const isSaid = sentences.some(({ source }) => source === sentence.source);
      await expect(note.getByText(sentence)).toHaveCount(isSaid ? 1 : 0);
    }
    await page.unroute('/chi-siamo');
  }
});

// @spec roles.6 routes.12 routes.13 screens.2 errors.26
test('404: says so, and leads to the other pages', async ({ page, request, visit }) => {
  // A section of the home page has an anchor, and nobody signs in.
  for (const path of ['calcolatori', 'marketplace', 'eventi', 'astra-gpt', 'login', 'admin']) {
    expect((await request.get(`/${path}`)).status(), path).toBe(404);
  }
  await visit('/una/fermata/che/non/c-e');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Oops! Page not found');
  await expect(title).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const stations = page.getByRole('navigation', { name: 'Le altre pagine' }).getByRole('link');
  await expect(stations).toHaveText(['Home', 'Chi siamo', 'Rappresentanti', 'Dispense', 'Guide']);
  await page.getByRole('search').getByRole('searchbox').click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

// @spec screens.3
test('error page: when the frame crashes, with a button home', async ({ page }) => {
  // No data can crash the frame, so a browser function does.
  await page.addInitScript(() => {
    if (window.location.pathname === '/') return;
    window.scrollTo = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await page.getByRole('button', { name: 'Torna alla pagina iniziale' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Dispense, guide e risposte/);
});

// @spec calls.16 calls.17
test('requests PDF extraction once per load, and logs its result', async ({ page, visit }) => {
  let calls = 0;
  await page.route('**/functions/v1/extract-pdf-content', async (route) => {
    if (route.request().method() === 'POST') {
      calls += 1;
      expect(route.request().postData()).toBeNull();
    }
    await route.fulfill({
      json: { processed: 7, remaining: 4321, failed: 0 },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    });
  });
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('PDF extraction'));
  await visit('/chi-siamo');
  const [, result] = (await logged).args();
  expect(await result?.jsonValue()).toMatchObject({ processed: 7, remaining: 4321 });
  expect(calls).toBe(1);
  await expect(page.locator('body')).not.toContainText('4321');
});

test('reports a privacy policy that fails to load, and opens it on retry', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const opener = page.getByRole('button', { name: 'Informativa sulla privacy' });
  await waitForToaster(page);
  await page.route('**/static/js/async/**', (route) => route.abort());
  await opener.click();
  await expect(page.getByText('L’informativa non si è caricata.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi siamo');
  await page.unroute('**/static/js/async/**');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Informativa sulla privacy' })).toBeVisible();
});

test('error page: when the site’s configuration is invalid', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"email":"[^"]*"/, '"email":"nobody"');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error!');
});
