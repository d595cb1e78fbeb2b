import { followMenu } from '../faults/backendRead.ts';
import { interceptFiles, refuseConnection } from '../faults/interceptRemote.ts';
import { sectionFaults } from '../faults/sectionFaults.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

test('a page without its section leads to the other pages and the search', async ({
  page,
  site,
  visit,
}) => {
  await site.stopServer('guides');
  try {
    await visit('/guide');
    const main = page.getByRole('main');
    const retry = 'Riprova';
    await expect(main.getByRole('button', { name: retry })).toBeVisible();
    await expect(main.locator('a, button, input').first()).toHaveText(retry);
    const others = main.getByRole('navigation', { name: 'Le altre pagine' }).getByRole('link');
    await expect(others).toHaveText(['Home', 'Chi siamo', 'Rappresentanti', 'Dispense', 'Guide']);
    await main.getByRole('searchbox').click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await others.nth(1).click();
    await expect(page).toHaveURL('/chi-siamo');
  } finally {
    await site.startServer('guides');
  }
});

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
