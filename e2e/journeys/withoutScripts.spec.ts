/** Everything that is for reading works without scripts, and no control that needs them is shown. */
import type { Page } from '@playwright/test';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { type TestedLanguage, testedLanguages } from './testScope.ts';

test.use({ javaScriptEnabled: false });

/** Opens a page; again, if a busy renderer left a section to the browser. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('main div:has(> [role="status"]):has(+ noscript)')).toHaveCount(0, {
      timeout: 1,
    });
  }).toPass();
}

/** Playwright looks for a part of a text everywhere but in `noscript`. */
const byText = (page: Page, text: string) => page.getByText(text, { exact: true });

const course = '/dispense/primo-anno/Microeconomia';

const paths = [
  '/',
  '/chi-siamo',
  '/accessibilita',
  '/dispense',
  '/dispense/primo-anno',
  course,
  '/dispense/clmg/primo-anno',
  '/guide',
  '/guide/tesi',
  '/rappresentanti',
  '/?eventi=passati',
  '/nope',
];

test('shows no control that does nothing', async ({ page }) => {
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(
      page.getByText(/Caricamento in corso|Loading/).filter({ visible: true }),
    ).toHaveCount(0);
    const controls = page.locator('button, input, select, textarea, [role="tab"]');
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
  }
});

test('opens handouts, and says what a course is about to messengers', async ({
  page,
  request,
  site,
}) => {
  for (const path of ['/', '/dispense/clmg/primo-anno', course]) {
    await open(page, path);
    const links = page.locator('[data-mf="handouts"] a[target="_blank"]');
    await expect(links.first(), path).toBeVisible();
    // A link that opens a private file must not stand in public HTML.
    expect(await page.content(), path).not.toContain('token=');
    for (const link of await links.all()) {
      const file = await request.get((await link.getAttribute('href')) ?? '');
      expect(file.headers()['content-type'], path).toBe('application/pdf');
    }
  }

  const content = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await content('og:title')).toMatch('Microeconomia ·');
  const description = '6 file, primo anno';
  expect(await content('og:description')).toBe(description);
  expect(await content('description')).toBe(description);
  const { origin } = new URL((await content('og:url')) ?? '');
  expect(origin).toBe(new URL(site.url).origin);
  const address = (each: TestedLanguage) => origin + addressIn(each, course);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address('it'));
  for (const each of testedLanguages) {
    await expect(page.locator(`link[hreflang="${each}"]`)).toHaveAttribute('href', address(each));
  }
});

test('names everybody who represents students, and adds an event to a calendar', async ({
  page,
  request,
}) => {
  await test.step('representatives', async () => {
    await open(page, '/rappresentanti');
    const bodies = page.locator('main article');
    await expect(bodies).toHaveCount(10);
    for (const body of await bodies.all()) {
      const count = Number(/\d+/.exec((await body.textContent()) ?? '')?.[0]);
      await expect(body.locator('li').filter({ visible: true })).toHaveCount(count);
    }
    await expect(byText(page, 'Riccardo Modello')).toBeVisible();
  });

  await open(page, '/');
  const row = page.locator('#eventi article').first();
  const add = row.getByRole('link', { name: 'Aggiungi al calendario' });
  const file = await request.get((await add.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  const calendar = await file.text();
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar).toContain(`SUMMARY:${await row.locator('h3').textContent()}`);

  const past = 'Passati';
  await page.locator('#eventi').getByRole('link', { name: past, exact: true }).click();
  await expect(page).toHaveURL(/eventi=passati.*#eventi$/);
  const upcoming = page.locator('#eventi').getByText('Prossimo evento');
  await expect(upcoming).toHaveCount(0);
  const oldest = page.locator('#eventi li[id]').last();
  const { href } = new URL(`#${await oldest.getAttribute('id')}`, page.url());
  await page.goto(href);
  await expect(oldest).toBeInViewport();
  await expect(page.locator('li:target')).toHaveText((await oldest.textContent()) ?? '-');
});

test('keeps English from link to link, until the visitor chooses Italian', async ({ page }) => {
  await open(page, '/?lang=en');
  const isIn = (language: TestedLanguage) =>
    expect(page.locator('html')).toHaveAttribute('lang', language);
  const follow = async (link: ReturnType<Page['locator']>) => {
    await link.click();
    await isIn('en');
  };
  await page.getByRole('banner').locator('summary').click();
  await follow(page.getByRole('banner').getByRole('link', { name: 'Handouts' }));
  await follow(page.getByRole('main').getByRole('link', { name: 'First Year' }));
  await follow(page.getByRole('main').getByRole('link', { name: 'Microeconomics' }));
  await follow(page.getByRole('link', { name: 'Back to First Year' }));
  await page.getByRole('link', { name: 'Italiano' }).click();
  await isIn('it');
  await expect(page).toHaveURL(/\/dispense\/primo-anno\?lang=it$/);
  await page.getByRole('link', { name: 'English' }).click();
  await isIn('en');
});

test('chooses a year, reads the privacy policy, and follows the system’s theme', async ({
  page,
  site,
}) => {
  await open(page, '/');
  await page.locator('#dispensen').getByRole('link', { name: 'Terzo anno' }).click();
  const section = page.locator('#dispensen');
  await expect(section.getByRole('link', { name: 'Terzo anno', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(section.getByRole('link', { name: /^Vedi tutte/ })).toHaveAttribute(
    'href',
    '/dispense/terzo-anno',
  );
  const [newest] = await backendRows(
    site,
    'handouts',
    'year=eq.Third%20Year&order=uploaded_at.desc&limit=1',
  );
  await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(
    newest?.subject ?? '',
  );
  await page.locator('summary', { hasText: 'Informativa sulla privacy' }).click();
  await expect(byText(page, 'Ultima modifica: 17 gennaio 2024')).toBeVisible();
  await expect(
    byText(page, 'I calcolatori fanno i conti nel tuo browser: per usarli serve JavaScript.'),
  ).toBeVisible();
  const background = () =>
    page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);
});
