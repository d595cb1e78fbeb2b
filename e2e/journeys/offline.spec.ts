/** The site offline: visited pages stay and say how old their data are. */
import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { remoteNames } from 'shared/contract';
import { expect, test, untilWorkerControls } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const courseLink = (page: Page) => page.getByRole('link', { name: 'Microeconomia' }).first();
const optionalExams = (page: Page) => page.getByText('Esami opzionali').first();

/** Every read of the backend, by the page and by the worker, with its parameters. */
function watchReads(context: BrowserContext): string[] {
  const reads: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/rest/v1/'))
      reads.push(decodeURIComponent(`${pathname.slice('/rest/v1/'.length)}${search}`));
  });
  return reads;
}

test('opens visited sections offline with their last data and its date', async ({
  page,
  context,
  visit,
}) => {
  const reads = watchReads(context);
  await visit('/dispense/primo-anno');
  await expect(courseLink(page)).toBeVisible();
  await untilWorkerControls(page);

  await test.step('a first visit reads each list once, and keeps it', async () => {
    const keptReads = () =>
      page.evaluate(async () =>
        (await (await caches.open('data')).keys()).map(({ url }) => new URL(url).search),
      );
    await expect.poll(keptReads).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    expect(reads.toSorted()).toEqual([
      'handouts?select=subject,filename&year=eq.First+Year&order=subject.asc,filename.asc,id.asc&offset=0&limit=1000',
      'handouts?select=subject,uploaded_at&year=eq.First+Year&uploaded_at=not.is.null&order=uploaded_at.desc,id.asc&limit=1000',
    ]);
    await context.setOffline(true);
    await page.reload();
    await expect(courseLink(page)).toBeVisible();
    await context.setOffline(false);
  });

  await courseLink(page).click();
  await expect(page.getByText('Appunti completi').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(optionalExams(page)).toBeVisible();
  await page.reload();
  await expect(optionalExams(page)).toBeVisible();
  const notice = page.getByText('La rete non risponde.');
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(optionalExams(page)).toBeVisible();
  await expect(notice).toHaveText(/salvato (il |l’)\d+ \w+ \d{4} al/);

  // A page whose HTML was never loaded: the shell renders it.
  await page.goto('/dispense/primo-anno/Microeconomia');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Microeconomia');
  await expect(page.getByText('Appunti completi').first()).toBeVisible();

  await page.getByRole('link', { name: 'Torna al primo anno' }).click();
  await expect(courseLink(page)).toBeVisible();

  // Online again: visible data are refetched by themselves.
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await courseLink(page).click();
  await expect(page.getByText('Appunti completi').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('what an offline page lacks loads by itself when the device is online again', async ({
  page,
  context,
  visit,
}) => {
  const main = page.locator('main');
  await visit('/guide');
  await untilWorkerControls(page);
  await page.reload();
  await expect(optionalExams(page)).toBeVisible();

  await test.step('the data of a page', async () => {
    await context.setOffline(true);
    await page.goto('/guide/tesi');
    const retry = main.getByRole('alert').getByRole('button', { name: 'Riprova' });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await retry.focus();
    await context.setOffline(false);
    await expect(page.locator('main [data-mf="guides"] li').first()).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('a section that was never visited', async () => {
    await context.setOffline(true);
    await page.goto('/rappresentanti');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rappresentanti');
    // The worker keeps its code, so only its data is missing.
    await expect(main.getByRole('button', { name: 'Riprova' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Sezione fuori servizio')).toHaveCount(0);
    await context.setOffline(false);
    await expect(main.getByRole('status').filter({ hasText: /^\d+ / })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  });
});

test('opens a page offline after one visit, with its pictures', async ({
  page,
  context,
  visit,
}) => {
  await visit('/');
  await expect(page.locator('#dispensen [data-mf] li').first()).toBeVisible();
  await untilWorkerControls(page);
  // The worker caches what the page had loaded before it took control.
  const isCached = () =>
    page.evaluate(async () => {
      const { currentSrc } = document.querySelector<HTMLImageElement>('main img') ?? {};
      const urls = ['/registry.json', currentSrc ?? ''];
      const cached = await Promise.all(urls.map((url) => caches.match(url)));
      const data = (await (await caches.open('data')).keys()).length;
      return cached.every(Boolean) && data > 0;
    });
  await expect.poll(isCached).toBe(true);

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

test('a returning visitor gets the chosen language, and a new version on request', async ({
  page,
  site,
  visit,
}) => {
  await visit('/guide');
  await untilWorkerControls(page);
  const language = async () =>
    /<html[^>]* lang="(..)"/.exec((await (await page.reload())?.text()) ?? '')?.[1];
  expect(await language()).toBe('it');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect.poll(language).toBe('en');
  await expect(page).toHaveURL('/guide?lang=en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  // Wait until the click is replayed: a reload would discard it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect.poll(language).toBe('it');

  appendFileSync(`${site.folder}/shell/sw.js`, `\n// ${Date.now()}\n`);
  await page.reload();
  const news = page.getByText('C’è una versione nuova del sito.');
  await expect(news).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await reloaded;
  await expect(news).toHaveCount(0);
});

// A handout, a feed and a calendar got `lang=en`, and pushed pages out of the cache.
test('leaves navigations to what is no page alone', async ({ page, visit }) => {
  await visit('/guide');
  await untilWorkerControls(page);
  await page.getByRole('button', { name: 'English' }).click();
  const stored = () => page.evaluate(async () => (await caches.match('/language'))?.text());
  await expect.poll(stored).toBe('en');
  for (const path of ['/robots.txt', '/mercatino.html', '/site.webmanifest?token=x']) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(false);
    expect(new URL(response?.url() ?? '').search).toBe(new URL(path, page.url()).search);
  }
  const response = await page.goto('/rappresentanti');
  expect(response?.fromServiceWorker()).toBe(true);
  const kept = await page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(new Set(kept)).toEqual(new Set(['/guide', '/rappresentanti']));
});

/** The origins that the service worker requests. */
function watchWorkerOrigins(context: BrowserContext): ReadonlySet<string> {
  const origins = new Set<string>();
  context.on('request', (request) => {
    if (request.serviceWorker()) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

test('all four calculators work offline after one was used, from the site and its backend', async ({
  page,
  context,
  site,
  visit,
}) => {
  const origins = watchWorkerOrigins(context);
  await visit('/');
  await untilWorkerControls(page);
  await page.goto('/?calcolatore=graduation#calcolatori');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The last requests: the exams of each of the fifteen undergraduate courses.
  const cachedCourses = async () => {
    const data = await caches.open('data');
    const urls = (await data.keys()).map(({ url }) => url);
    return urls.filter((url) => /course_subjects_UG\?.*course=eq/.test(url)).length;
  };
  await expect.poll(() => page.evaluate(cachedCourses), { timeout: 40_000 }).toBe(15);

  // Nothing of it is read again on the same day, but the calculator that is open.
  const isKept = () => page.evaluate(() => localStorage.getItem('calculators-kept-at') !== null);
  await expect.poll(isKept).toBe(true);
  const tables = new Set<string>();
  page.on('request', (request) => {
    const [, table] = /\/rest\/v1\/([^?]+)/.exec(request.url()) ?? [];
    if (table) tables.add(decodeURIComponent(table));
  });
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...tables].filter((table) => !['handouts', 'events'].includes(table))).toEqual([
    'course_subjects',
  ]);

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

  const allowed = ['shell' as const, ...remoteNames].map((name) => site.origins.get(name));
  for (const origin of origins) expect([...allowed, site.backend.url]).toContain(origin);
});
