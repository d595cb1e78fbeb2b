import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { serverFileName } from 'shared/federation';
import { guides, publishGuides, test } from './ownSite.ts';
import { previewLinks } from './preview.ts';
import { openByKeyboard } from './searchPalette.ts';

test.setTimeout(180_000);

test('a tampered file never runs, and visitors see the previous version', async ({
  browser,
  ownSite,
  deployment,
  builds,
}) => {
  await publishGuides(deployment, builds.second, 'v2');
  const folder = `${ownSite.folder}/guides/guides/v2`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.(m?js|css)$/.test(path) &&
      !path.includes('singletons') &&
      // The renderer's alone, see `rendered.spec.ts`.
      path !== serverFileName,
  );
  // At least an entry, a script and a style sheet.
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const path of files) {
    await test.step(path, async () => {
      const file = `${folder}/${path}`;
      const published = readFileSync(file);
      const poison = path.endsWith('.css') ? '\n:root{--tampered:1}' : '\n;window.tampered=1;';
      appendFileSync(file, poison);
      // A new context, because published files are immutable in the browser's cache.
      const fresh = await browser.newPage({ serviceWorkers: 'block' });
      let requested = false;
      fresh.on('request', (request) => {
        requested ||= request.url().includes(`/guides/v2/${path}`);
      });
      // The texts of a language are files of their own.
      for (const language of ['it', 'en']) {
        if (requested) break;
        await fresh.goto(`${ownSite.url}/guide?lang=${language}`);
        await guides(fresh).getByRole('list').getByRole('link').first().click();
        await expect(guides(fresh).getByRole('listitem').first()).toBeVisible();
        // The code that keeps what is followed loads when a category is followed.
        await guides(fresh)
          .getByRole('button', { name: /^(Segui|Follow): / })
          .click();
        // The palette loads the section's search module.
        await openByKeyboard(fresh);
        await fresh.keyboard.type('tesi');
        await fresh.waitForLoadState('networkidle');
        expect(await traces(fresh)).toEqual({ script: undefined, style: '' });
      }
      await fresh.close();
      expect(requested).toBe(true);
      writeFileSync(file, published);
    });
  }
});

test('a tampered PDF worker never runs', async ({ browser, ownSite }) => {
  const folder = `${ownSite.folder}/handouts/handouts`;
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
    /pdf\.worker.*\.mjs$/.test(file),
  );
  /** In a new context, because published files are immutable in the browser's cache. */
  const openPreview = async () => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${ownSite.url}/dispense/secondo-anno/Statistica`);
    await previewLinks(page).first().click();
    return page;
  };
  const page = await openPreview();
  const rendered = page.getByRole('dialog').locator('.textLayer').first();
  await expect(rendered).toContainText(/\w/, { timeout: 30_000 });

  appendFileSync(`${folder}/${path}`, '\n;globalThis.tampered=1;');
  const later = await openPreview();
  await expect(later.getByRole('dialog').getByText('Il file non si è caricato')).toBeVisible();
  expect(later.workers()).toEqual([]);
});

/** What the tampered script and style sheet would set. */
function traces(page: Page) {
  return page.evaluate(() => ({
    script: Reflect.get(window, 'tampered'),
    style: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }));
}
