/** The frame: search, links with a fragment, back and forward, and the chat. */
import { input, log, opener, panel } from '../chatPanel.ts';
import { fieldOf } from '../searchPalette.ts';
import { expect, section, test } from './fixtures.ts';

test('the search palette finds a course and opens it', { tag: '@engines' }, async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await page.getByRole('button', { name: 'Cerca nel sito' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('econometria');
  await page
    .getByRole('option', { name: /Econometria/ })
    .first()
    .click();
  await expect(page).toHaveURL('/dispense/terzo-anno/Econometria');
  await expect(page.getByRole('heading', { name: 'Econometria', level: 1 })).toBeVisible();
});

test('switching the language changes frame and section, and is stored', {
  tag: '@engines',
}, async ({ page, visit }) => {
  await visit('/guide');
  await page.getByRole('button', { name: 'English' }).click();
  for (const when of ['at once', 'after a reload']) {
    if (when === 'after a reload') await page.reload();
    await expect(page.getByRole('heading', { level: 1 }), when).toHaveText('Guides');
    await expect(page.getByText('Explore').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/^Guides/);
  }
});

test('a link with a fragment arrives at its section, and stays', { tag: '@engines' }, async ({
  page,
  visit,
}) => {
  const events = page.locator('#eventi');
  const top = () => events.evaluate((element) => Math.abs(element.getBoundingClientRect().top));
  await visit('/#eventi');
  await expect(events.locator('article').first()).toBeVisible();
  await expect.poll(top).toBeLessThan(120);
  await expect(opener(page)).toBeVisible();
  expect(await top()).toBeLessThan(120);
});

test('back and forward return to each page, with its scroll position', {
  tag: '@engines',
}, async ({ page, visit }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const course = page.locator(`${section('handouts')} li a`);
  await visit('/dispense');
  await page.locator('main a[href="/dispense/primo-anno"]').click();
  // The page before has links too, and the next one opens at its top.
  await expect(page.getByRole('heading', { name: 'Primo anno', level: 1 })).toBeVisible();
  // Where a click scrolls it to in Firefox and WebKit.
  await course.last().evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect.poll(scrollY).toBeGreaterThan(200);
  const before = await scrollY();
  await course.last().click();
  await expect(page).toHaveURL(/\/dispense\/primo-anno\/.+/);
  const address = page.url();
  await page.goBack();
  await expect(page).toHaveURL('/dispense/primo-anno');
  await expect(course.first()).toBeVisible();
  await expect.poll(async () => Math.abs((await scrollY()) - before)).toBeLessThan(120);
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(page.locator(`${section('handouts')} li time`).first()).toBeVisible();
});

test('the chat answers a question', { tag: '@engines' }, async ({ page, visit }) => {
  await visit('/');
  await opener(page).click();
  await input(page).pressSequentially('Chi mi rappresenta nel CNSU?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Chi mi rappresenta nel CNSU?');
  await expect(log(page).locator('time')).toHaveCount(2);
  await page.getByRole('button', { name: 'Chiudi la chat' }).click();
  await expect(panel(page)).toHaveCount(0);
});
