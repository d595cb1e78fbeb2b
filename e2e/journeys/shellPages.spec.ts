/** The specification's section 2 on the shell's own pages and its footer, sentence by sentence. */
import { languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { text } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';
import { placeForToasts } from './placeForToasts.ts';

const about = {
  it: {
    pillars: ['Innovazione', 'Comunità', 'Futuro'],
    values: ['Ambizione', 'Comunicazione', 'Dedizione'],
    areas: ['Dispense', 'Scambi', 'Rappresentanza', 'Innovazione', 'Carriera', 'Benessere'],
  },
  en: {
    pillars: ['Innovation', 'Community', 'Future'],
    values: ['Ambition', 'Communication', 'Dedication'],
    areas: ['Handouts', 'Exchange', 'Representation', 'Innovation', 'Career', 'Wellbeing'],
  },
};

for (const language of languages) {
  test(`about: who we are, what we believe in, what we do, and the footer (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/chi-siamo', language);
    const { pillars, values, areas } = about[language];
    await expect(page.getByRole('term')).toHaveText([...pillars, ...values]);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(areas);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(`footer: address, contact, privacy, networks, 2025 (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    const footer = page.getByRole('contentinfo');
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

  test(`privacy: a dialog in Italian with the rights, dated 17 January 2024 (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/chi-siamo', language);
    const name = text('shell', language, 'footer.privacy');
    const opener = page.getByRole('contentinfo').getByRole('button', { name });
    await opener.click();
    const dialog = page.getByRole('dialog', { name });
    const policy = dialog.locator('[lang="it"]');
    await expect(policy).toContainText('Ultima modifica: 17 gennaio 2024');
    await expect(policy).toContainText('GDPR');
    await expect(policy).toContainText('I tuoi diritti');
    await expect(dialog).toContainText(text('shell', language, 'privacy.note'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test(`any other path is the 404, with its way home (${language})`, async ({ page, visit }) => {
    await visit('/una/fermata/che/non/c-e', language);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Oops! Page not found');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toContainText(text('shell', language, 'notFound.line'));
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test(`a frame that breaks leaves the error page, with its way home (${language})`, async ({
    page,
  }) => {
    // Nothing that data could do breaks the frame, so the browser under it does.
    await page.addInitScript((chosen) => {
      localStorage.setItem('language', chosen);
      if (window.location.pathname === '/') return;
      window.scrollTo = () => {
        throw new Error('broken on purpose');
      };
    }, language);
    await page.goto('/guide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page).toHaveTitle('Unexpected Application Error!');
    await page.getByRole('button', { name: text('shell', language, 'crash.home') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('shell', language, 'home.subtitle'),
    );
  });
}

test('the PDFs are asked to be read once a load, and their failure shows nothing', async ({
  page,
  visit,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  let calls = 0;
  await page.route('**/functions/v1/extract-pdf-content', async (route) => {
    if (route.request().method() === 'POST') {
      calls += 1;
      expect(route.request().postData()).toBeNull();
    }
    await route.fulfill({ status: 500, body: 'no' });
  });
  await visit('/chi-siamo');
  await expect
    .poll(() => errors.some((error) => error.includes('Failed to extract PDF content')))
    .toBe(true);
  expect(calls).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a privacy policy that does not load is said, and comes at the second try', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const opener = page.getByRole('button', { name: 'Informativa sulla privacy' });
  await placeForToasts(page);
  await page.route('**/static/js/async/**', (route) => route.abort());
  await opener.click();
  await expect(page.getByText('L’informativa non si è caricata.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi siamo');
  await page.unroute('**/static/js/async/**');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Informativa sulla privacy' })).toBeVisible();
});

for (const language of languages) {
  test(`the accessibility statement says what was tested and what was not (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    const name = text('shell', language, 'accessibility.title');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/accessibilita$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const said = (key: string) => text('accessibility', language, key);
    for (const part of ['level', 'tested', 'open', 'contact']) {
      const heading = page.getByRole('heading', { level: 2, name: said(`${part}.title`) });
      await expect(heading).toBeVisible();
    }
    await expect(page.getByText(said('open.readers'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${demonstration.email}`,
    );
  });
}
