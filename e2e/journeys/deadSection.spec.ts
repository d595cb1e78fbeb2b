import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import { followMenu } from '../faults/backendRead.ts';
import { sectionFaults } from '../faults/sectionFaults.ts';
import { onFiles, refuse } from '../faults/wire.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

/** One that has pages and one that stands on the home page; all of them are in `faults/`. */
const sections: { remote: RemoteName; path: string; place: string; sign: string }[] = [
  { remote: 'guides', path: '/guide', place: 'main', sign: '[data-mf="guides"] a' },
  {
    remote: 'calculators',
    path: '/#calcolatori',
    place: '#calcolatori',
    sign: '[data-mf="calculators"] button',
  },
];

for (const { remote, path, place, sign } of sections) {
  test(`the server of ${remote} is down: only its place says so, and Riprova brings it back`, async ({
    page,
    site,
    visit,
  }) => {
    await site.stopServer(remote);
    try {
      await visit(path);
      const retry = page.locator(place).getByRole('button', { name: 'Riprova' }).first();
      await expect(page.locator(place).getByText('Fermata fuori servizio').first()).toBeVisible();
      await expectRestToWork(page, remote);

      await visit(path);
      await page.evaluate(() => Reflect.set(window, 'sameLoad', true));
      await expect(retry).toBeVisible();
      // While it is down, asking again fails again and says so.
      await retry.click();
      await expect(page.locator(place).getByText('Ancora niente?').first()).toBeVisible();

      await site.startServer(remote);
      await retry.click();
      await expect(page.locator(place).locator(sign).first()).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'sameLoad'))).toBe(true);
      // The button went away under the focus, which stays where the section comes.
      await expect(page.locator(place).locator(':focus')).toHaveCount(1);
    } finally {
      await site.stopServer(remote);
      await site.startServer(remote);
    }
  });
}

/** Frame, navigation, language and another section, while one is down. */
async function expectRestToWork(page: Page, dead: RemoteName): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Stop out of service').first()).toBeVisible();
  await page.getByRole('button', { name: 'Italiano' }).click();
  const other = dead === 'guides' ? '/dispense' : '/guide';
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.locator(`#menu a[href="${other}"]`).click();
  await expect(page.locator('main [data-mf] a').first()).toBeVisible();
}

test('without a registry the frame and the shell’s own pages stand', async ({ page, visit }) => {
  await page.route('**/registry.json', (route) => route.fulfill({ status: 500 }));
  await visit('/guide');
  await expect(page.getByText('Fermata fuori servizio')).toBeVisible();
  await page.unroute('**/registry.json');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator('[data-mf="guides"] a').first()).toBeVisible();
});

test('a remote entry that was tampered with never runs', async ({ page, visit }) => {
  await page.route('**/guides/**/remoteEntry.js*', async (route) => {
    const response = await route.fetch();
    const body = `globalThis.tampered = true;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await visit('/guide');
  await expect(page.getByText('non sono quelli pubblicati')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
});

test('what crashed is not blamed on the network that is missing too', async ({
  page,
  site,
  visit,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const crash = sectionFaults.find(({ name }) => name === 'throws while rendering');
  await crash?.make({ page, site, remote: 'guides' });
  await visit('/guide');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('Questa sezione si è interrotta. Il resto del sito funziona.');
});

// Found once: the section was drawn anew, by another copy of its code, while it was being typed into.
test('a section that is there stays what it is, though another page of it did not come', async ({
  page,
  site,
  visit,
}) => {
  await visit('/');
  const field = page.getByRole('searchbox', { name: 'Cerca tra le dispense' });
  await expect(field).toBeVisible();
  let lost = 0;
  await onFiles({ page, site, remote: 'handouts' }, 'chunks', (route) => {
    lost += 1;
    return lost === 1 ? refuse(route) : route.fallback();
  });
  // What a page asks for when it connects to a section anew.
  const entry = /remoteEntry\.js\?retry=/;
  const release = await hold(page, entry);
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
  await expect(page).toHaveURL('/?q=microeconomia');
});
