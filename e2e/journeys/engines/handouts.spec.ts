/** A PDF in the page, and all files of a course in one archive. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { statistics } from '../followedCourses.ts';
import { expect, test } from './fixtures.ts';

const opener = (page: Page) => page.getByRole('link', { name: /^Statistica - Appunti completi/ });

test('a file is previewed with its text and saved as it is, and Esc returns to its row', {
  tag: '@engines',
}, async ({ page, visit }) => {
  const dialog = page.getByRole('dialog');
  await visit(statistics);
  await opener(page).click();
  await expect(dialog.locator('.textLayer').first()).toContainText('Descrivere', {
    timeout: 30_000,
  });
  const isDrawn = () =>
    dialog
      .locator('canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return false;
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
        return pixels?.some((value, index) => index % 4 === 0 && value < 128) ?? false;
      });
  await expect.poll(isDrawn).toBe(true);
  await expect(page).toHaveURL(/\?anteprima=[^&]+$/);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica' }).click();
  expect((await saved).suggestedFilename()).toBe('Statistica - Appunti completi.pdf');
  const pdf = await readFile(await (await saved).path(), 'latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(statistics);
  await expect(opener(page)).toBeFocused();
});

test('all files of a course are saved as an archive', { tag: '@engines' }, async ({
  page,
  visit,
}) => {
  await visit(statistics);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  expect((await saved).suggestedFilename()).toBe('Statistica.zip');
  const entries = Object.entries(unzipSync(await readFile(await (await saved).path())));
  expect(entries.length).toBe(6);
  for (const [name, content] of entries) {
    expect(name).toMatch(/^Statistica - .+\.pdf$/);
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
