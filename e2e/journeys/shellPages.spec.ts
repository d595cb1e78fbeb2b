/** The shell's own pages and its footer. */
import type { Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { addressIn, expect, test, waitForToaster } from './fixtures.ts';
import { type TestedLanguage, testedLanguages, translateIn } from './testScope.ts';

const subtitles = {
  it: 'Dispense, guide e risposte: l’università, fermata per fermata.',
  en: 'Handouts, guides and answers: university, stop by stop.',
};

const about = {
  it: {
    pillars: ['Innovazione', 'Comunità', 'Futuro'],
    values: ['Ambizione', 'Comunicazione', 'Dedizione'],
    areas: ['Dispense', 'Exchange', 'Rappresentanza', 'Innovazione', 'Carriera', 'Benessere'],
  },
  en: {
    pillars: ['Innovation', 'Community', 'Future'],
    values: ['Ambition', 'Communication', 'Dedication'],
    areas: ['Handouts', 'Exchange', 'Representation', 'Innovation', 'Career', 'Wellbeing'],
  },
};

const statement = {
  it: {
    parts: [
      'A che punto siamo',
      'Che cosa controlliamo, a ogni modifica',
      'Che cosa manca',
      'Qualcosa ti ferma?',
    ],
    readers: 'Prove con veri lettori di schermo (NVDA, JAWS, VoiceOver, TalkBack).',
  },
  en: {
    parts: [
      'How far we are',
      'What we check, with every change',
      'What is missing',
      'Is something in your way?',
    ],
    readers: 'Trials with real screen readers (NVDA, JAWS, VoiceOver, TalkBack).',
  },
};

/** From the policy: what stays on the visitor's device. */
const devices = {
  it: 'Niente cookie e nessun profilo di chi visita. Su questo dispositivo restano: la lingua',
  en: 'No cookies and no profile of visitors. This device keeps: the language',
};

for (const language of testedLanguages) {
  const t = translateIn(language);

  // @spec product.9 product.17 product.18 routes.2 calls.21 screens.1
  test(`about, footer, privacy and accessibility statement (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/chi-siamo', language);
    const title = page.getByRole('heading', { level: 1 });
    const footer = page.getByRole('contentinfo');
    await expect(title).toHaveText(t('Chi siamo', 'About us'));
    const { pillars, values, areas } = about[language];
    await expect(page.getByRole('term')).toHaveText([...pillars, ...values]);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(areas);

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
      const name = t('Informativa sulla privacy', 'Privacy policy');
      const opener = footer.getByRole('button', { name });
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      const policy = dialog.locator('[lang="it"]');
      await expect(policy).toContainText('Ultima modifica: 17 gennaio 2024');
      await expect(policy).toContainText('GDPR');
      await expect(policy).toContainText('I tuoi diritti');
      await expect(dialog).toContainText(devices[language]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    await test.step('the accessibility statement lists what was tested', async () => {
      const name = t('Accessibilità', 'Accessibility');
      await footer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(addressIn(language, '/accessibilita'));
      await expect(title).toHaveText(name);
      await expectStatement(page, language);
    });
  });

  // @spec routes.12 screens.2 errors.26
  test(`404: says so, and leads to the other pages (${language})`, async ({ page, visit }) => {
    await visit('/una/fermata/che/non/c-e', language);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Oops! Page not found');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toContainText(
      t(
        'Questa pagina non esiste, o ha cambiato indirizzo.',
        'This page does not exist, or has moved.',
      ),
    );
    const stations = page
      .getByRole('navigation', { name: t('Le altre pagine', 'The other pages') })
      .getByRole('link');
    await expect(stations).toHaveText(
      language === 'it'
        ? ['Home', 'Chi siamo', 'Rappresentanti', 'Dispense', 'Guide']
        : ['Home', 'About us', 'Representatives', 'Handouts', 'Guides'],
    );
    await page.getByRole('search').getByRole('searchbox').click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(addressIn(language, '/'));
  });

  // @spec screens.3
  test(`error page: when the frame crashes, with a button home (${language})`, async ({ page }) => {
    // No data can crash the frame, so a browser function does.
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
    const home = language === 'it' ? 'Torna alla pagina iniziale' : 'Back to the home page';
    await page.getByRole('button', { name: home }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subtitles[language]);
  });
}

async function expectStatement(page: Page, language: TestedLanguage): Promise<void> {
  const { parts, readers } = statement[language];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts);
  await expect(page.getByText(readers)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${demonstration.email}`,
  );
}

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

// @spec screens.3
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
