import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import { followMenu } from '../faults/backendRead.ts';
import { interceptFiles, refuseConnection } from '../faults/interceptRemote.ts';
import { sectionFaults } from '../faults/sectionFaults.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { type TestedLanguage, translateIn } from './testScope.ts';

/** A section with pages and one of the home page; `faults/` tests them all. */
const sections: { remote: RemoteName; path: string; container: string; content: string }[] = [
  { remote: 'guides', path: '/guide', container: 'main', content: '[data-mf="guides"] a' },
  {
    remote: 'calculators',
    path: '/#calcolatori',
    container: '#calcolatori',
    content: '[data-mf="calculators"] button',
  },
];

for (const { remote, path, container, content } of sections) {
  test(`only ${remote} is out of service while its server is down, and a retry restores it`, async ({
    page,
    site,
    visit,
  }) => {
    await site.stopServer(remote);
    try {
      await visit(path);
      const retry = page.locator(container).getByRole('button', { name: 'Riprova' }).first();
      await expect(
        page.locator(container).getByText('Sezione fuori servizio').first(),
      ).toBeVisible();
      // A section of the home page has its neighbours and the search on the same page.
      if (container !== 'main') {
        await expect(page.locator(container).locator('a, input')).toHaveCount(0);
      }
      await expectRestToWork(page, remote);

      await visit(path);
      await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
      await expect(retry).toBeVisible();
      // A retry while the server is down fails again and says so.
      await retry.click();
      await expect(page.locator(container).getByText('Non funziona ancora?').first()).toBeVisible();

      await site.startServer(remote);
      await retry.click();
      await expect(page.locator(container).locator(content).first()).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
      // The retry button had the focus; it moves to the section instead of being lost.
      await expect(page.locator(container).locator(':focus')).toHaveCount(1);
    } finally {
      await site.stopServer(remote);
      await site.startServer(remote);
    }
  });
}

/** Footer, navigation, language and another section work while one is down. */
async function expectRestToWork(page: Page, unreachable: RemoteName): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (unreachable === 'guides') {
    await expectWaysOn(page, 'it');
    await page.goBack();
  }
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Section out of service').first()).toBeVisible();
  if (unreachable === 'guides') await expectWaysOn(page, 'en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  const other = unreachable === 'guides' ? '/dispense' : '/guide';
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.locator(`#menu a[href="${other}"]`).click();
  await expect(page.locator('main [data-mf] a').first()).toBeVisible();
}

/** A page out of service offers a retry, the search and the other pages; this opens one of them. */
async function expectWaysOn(page: Page, language: TestedLanguage): Promise<void> {
  const t = translateIn(language);
  const main = page.getByRole('main');
  const retry = t('Riprova', 'Try again');
  await expect(main.getByRole('button', { name: retry })).toBeVisible();
  await expect(main.locator('a, button, input').first()).toHaveText(retry);
  const others = main
    .getByRole('navigation', { name: t('Le altre pagine', 'The other pages') })
    .getByRole('link');
  await expect(others).toHaveText([
    'Home',
    t('Chi siamo', 'About us'),
    t('Rappresentanti', 'Representatives'),
    t('Dispense', 'Handouts'),
    t('Guide', 'Guides'),
  ]);
  await main.getByRole('searchbox').click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await others.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/chi-siamo${t('$', '([?]lang=en)?$')}`));
}

test('shows the frame, and the section after a retry, when the registry fails', async ({
  page,
  visit,
}) => {
  await page.route('**/registry.json', (route) => route.fulfill({ status: 500 }));
  await visit('/guide');
  await expect(page.getByText('Sezione fuori servizio')).toBeVisible();
  await page.unroute('**/registry.json');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
});

test('never runs a remote entry that was tampered with', async ({ page, visit }) => {
  await page.route('**/guides/**/remoteEntry.js*', async (route) => {
    const response = await route.fetch();
    const body = `globalThis.tampered = true;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await visit('/guide');
  await expect(page.getByText('non corrispondono a quelli pubblicati')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
});

test('reports a crash as a crash even when offline', async ({ page, site, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const crash = sectionFaults.find(({ name }) => name === 'throws while rendering');
  await crash?.inject({ page, site, remote: 'guides' });
  await visit('/guide');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText(
    'Questa sezione ha smesso di funzionare. Il resto del sito funziona.',
  );
});

// Regression: a second copy of the section replaced the first one and its field while typing.
test('keeps a mounted section when another of its views fails to load', async ({
  page,
  site,
  visit,
}) => {
  await visit('/');
  const field = page.getByRole('searchbox', { name: 'Cerca tra le dispense' });
  await expect(field).toBeVisible();
  let requests = 0;
  await interceptFiles({ page, site, remote: 'handouts' }, 'chunks', (route) => {
    requests += 1;
    return requests === 1 ? refuseConnection(route) : route.fallback();
  });
  // The entry is requested again when the page reconnects to a section.
  const entry = /remoteEntry\.js\?retry=/;
  const release = await holdRequests(page, entry);
  const connecting = page.waitForRequest(entry);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await connecting;
  await page.locator('#menu').getByRole('link', { name: 'Chi siamo' }).click();
  await expect(field).toHaveCount(0);
  await followMenu(page, '/');
  await field.pressSequentially('micro');
  const connected = page.waitForResponse(/\/static\/js\/[^?]*\?retry=/);
  release();
  await connected;
  await page.keyboard.type('economia', { delay: 50 });
  await expect(field).toHaveValue('microeconomia');
  await expect(page).toHaveURL('/?q=microeconomia#dispensen');
});
