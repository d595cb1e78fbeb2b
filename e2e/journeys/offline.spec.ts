/** The site without a network: what was visited stays, and says how old it is. */
import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { remoteNames } from 'shared/contract';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

/** The first visit is over when the worker has the page, and has kept what the page had loaded. */
async function untilWorkerIsThere(page: Page): Promise<void> {
  const isThere = () =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
  // It first fetches the whole shell, beside everything else that a first visit fetches.
  await expect.poll(() => page.evaluate(isThere), { timeout: 40_000 }).toBe(true);
}

test('visited sections open offline, with their last data and its date', async ({
  page,
  context,
  visit,
}) => {
  await visit('/guide');
  await untilWorkerIsThere(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dispense' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Primo anno' }).first().click();
  await page.getByRole('link', { name: 'Microeconomia' }).first().click();
  await expect(page.getByText('Appunti completi').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByText('Esami opzionali').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Esami opzionali').first()).toBeVisible();
  const notice = page.getByText('La rete non risponde.');
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Esami opzionali').first()).toBeVisible();
  await expect(notice).toHaveText(/salvato (il |l’)\d+ \w+ \d{4} al/);

  // A page whose own HTML was never loaded: the frame draws it.
  await page.goto('/dispense/primo-anno/Microeconomia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Microeconomia');
  await expect(page.getByText('Appunti completi').first()).toBeVisible();

  await page.getByRole('link', { name: 'Torna al primo anno' }).click();
  await expect(page.getByRole('link', { name: 'Microeconomia' }).first()).toBeVisible();

  // The network is back: what is on screen is fresh again by itself, and nothing else is old.
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Microeconomia' }).first().click();
  await expect(page.getByText('Appunti completi').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('what could not be read without a network is read when it is back', async ({
  page,
  context,
  visit,
}) => {
  await visit('/guide');
  await untilWorkerIsThere(page);
  await page.reload();
  await expect(page.getByText('Esami opzionali').first()).toBeVisible();
  await context.setOffline(true);
  await page.goto('/guide/tesi');
  const retry = page.locator('main').getByRole('alert').getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await retry.focus();
  await context.setOffline(false);
  await expect(page.locator('main [data-mf="guides"] li').first()).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('one visit is enough: what it showed opens offline, pictures too', async ({
  page,
  context,
  visit,
}) => {
  await visit('/');
  await expect(page.locator('#dispensen [data-mf] li').first()).toBeVisible();
  await untilWorkerIsThere(page);
  // What the page had loaded before the worker was there is kept now, file by file.
  const isKept = () =>
    page.evaluate(async () => {
      const { currentSrc } = document.querySelector<HTMLImageElement>('main img') ?? {};
      const addresses = ['/registry.json', currentSrc ?? ''];
      const kept = await Promise.all(addresses.map((address) => caches.match(address)));
      const data = (await (await caches.open('data')).keys()).length;
      return kept.every(Boolean) && data > 0;
    });
  await expect.poll(isKept).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('#dispensen [data-mf] li').first()).toBeVisible();
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const notice = page.getByRole('status').filter({ hasText: 'La rete non risponde.' });
  await notice.getByRole('button', { name: 'Chiudi' }).click();
  await expect(notice).toHaveCount(0);
});

test('what was never visited says so, inside the frame', async ({ page, context, visit }) => {
  await visit('/chi-siamo');
  await untilWorkerIsThere(page);
  await page.reload();
  await context.setOffline(true);
  await page.goto('/rappresentanti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rappresentanti');
  await expect(page.getByText('Fermata fuori servizio')).toBeVisible();
  await expect(page.getByText('Il tuo dispositivo è senza rete')).toBeVisible();

  // The network is back: nobody has to ask again, and the focus stays at the place.
  await page.getByRole('button', { name: 'Riprova' }).focus();
  await context.setOffline(false);
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page.getByText('Fermata fuori servizio')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a new version announces itself and comes when it is wanted', async ({
  page,
  site,
  visit,
}) => {
  await visit('/chi-siamo');
  await untilWorkerIsThere(page);
  appendFileSync(`${site.folder}/shell/sw.js`, `\n// ${Date.now()}\n`);
  await page.reload();
  await expect(page.getByText('C’è una versione nuova del sito.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await reloaded;
  await expect(page.getByText('C’è una versione nuova del sito.')).toHaveCount(0);
});

test('who reads the site in English gets its pages in English, before any script', async ({
  page,
  visit,
}) => {
  await visit('/guide');
  await untilWorkerIsThere(page);
  const language = async () =>
    /<html[^>]* lang="(..)"/.exec((await (await page.reload())?.text()) ?? '')?.[1];
  expect(await language()).toBe('it');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect.poll(language).toBe('en');
  await expect(page).toHaveURL('/guide');
  await page.getByRole('button', { name: 'Italiano' }).click();
  // What is tapped before the scripts are there waits for them: a reload would take it away.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect.poll(language).toBe('it');
});

test('the worker asks nobody but the site and its backend', async ({
  page,
  context,
  site,
  visit,
}) => {
  const asked = new Set<string>();
  context.on('request', (request) => {
    if (request.serviceWorker()) asked.add(new URL(request.url()).origin);
  });
  await visit('/');
  await untilWorkerIsThere(page);
  await page.reload();
  await expect(page.locator('[data-mf="handouts"]').first()).toBeVisible();
  const own = ['shell' as const, ...remoteNames].map((name) => site.origins.get(name));
  for (const origin of asked) expect([...own, site.backend.url]).toContain(origin);
});

test('after one calculator was used, all four work offline', async ({ page, context, visit }) => {
  await visit('/');
  await untilWorkerIsThere(page);
  await page.goto('/?calcolatore=graduation#calcolatori');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The last that is read: the exams of each of the fifteen undergraduate courses.
  const kept = async () => {
    const data = await caches.open('data');
    const urls = (await data.keys()).map(({ url }) => url);
    return urls.filter((url) => /course_subjects_UG\?.*course=eq/.test(url)).length;
  };
  await expect.poll(() => page.evaluate(kept), { timeout: 40_000 }).toBe(15);

  await context.setOffline(true);
  await page.goto('/?calcolatore=exchange-calculator-ug#calcolatori');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().click();
  await page.getByRole('option').nth(3).click();
  await expect(
    dialog.getByRole('row').nth(5).or(dialog.getByRole('listitem').nth(5)),
  ).toBeVisible();
  await page.goto('/?calcolatore=exchange-calculator-clmg#calcolatori');
  await expect(dialog.getByText('Diritto privato').first()).toBeVisible();
});
