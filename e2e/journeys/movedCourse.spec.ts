/** A course that `content:move` gave another name and year: who has its old address, or follows it, finds it. */
import { execFileSync } from 'node:child_process';
import { root } from '../../tools/paths.ts';
import { expect } from './fixtures.ts';
import { filledStar, follow, line, statistics } from './followedCourses.ts';
import { withHandouts } from './ownContent.ts';

const moved = '/dispense/primo-anno/Metodi%20quantitativi%20%26%20dati';
const test = withHandouts('');

test('is found by its old address, and followed on', async ({
  page,
  browser,
  site,
  renderer,
  ownBackend,
  visit,
}) => {
  await visit(statistics);
  const rows = page.locator('main [data-mf="handouts"] li');
  const count = await rows.count();
  await follow(page);

  execFileSync(
    `${root}node_modules/.bin/tsx`,
    [`${root}supabase/move/main.ts`, statistics, moved, '--url', site.backend.url, '--yes'],
    { env: { ...process.env, SUPABASE_SERVICE_ROLE_KEY: ownBackend.secretKey } },
  );

  await test.step('by a followed course', async () => {
    await visit('/dispense');
    await line(page).getByRole('link', { name: 'Metodi quantitativi & dati' }).click();
    await expect(page).toHaveURL(site.url + moved);
    await expect(filledStar(page)).toBeVisible();
    await expect(rows).toHaveCount(count);
  });

  await test.step('by its old address, with what it asks for', async () => {
    await page.goto(`${statistics}?q=esercizi`);
    await expect(page).toHaveURL(`${site.url}${moved}?q=esercizi`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metodi quantitativi & dati');
  });

  await test.step('without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(site.url + statistics);
    await expect(reader).toHaveURL(site.url + moved);
    await expect(reader.locator('main [data-mf="handouts"] li')).toHaveCount(count);
    await context.close();
  });

  await test.step('and where pages are only published frames', async () => {
    await renderer.stop();
    await page.goto(statistics);
    await expect(page).toHaveURL(site.url + moved);
    await expect(rows).toHaveCount(count);
  });
});
