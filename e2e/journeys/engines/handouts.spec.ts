/** A PDF in the page, and all files of a course in one archive. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import { savedFile } from './downloads.ts';
import { button, buttonWith, dialog, inside } from './find.ts';
import { expect, test } from './fixtures.ts';

test('a file is previewed with its text, and Esc returns to its button', async ({ tab }) => {
  const course = '/dispense/secondo-anno/Statistica';
  await tab.visit(course);
  await tab.click(buttonWith('Anteprima Statistica - Appunti completi'));
  const layer = inside(dialog, '//*[contains(@class, "textLayer")]');
  await expect
    .poll(async () => (await tab.texts(layer)).join(' '), { timeout: 30_000 })
    .toContain('Descrivere');
  const isDrawn = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="dialog"] canvas');
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, index) => index % 4 === 0 && value < 128) ?? false;
  };
  await expect.poll(() => tab.evaluate(isDrawn, null)).toBe(true);
  await tab.seeAddress(/\?anteprima=[^&]+$/);
  await tab.press('Escape');
  await tab.seeNone(dialog);
  await tab.seeAddress(course);
  expect(await tab.focused()).toContain('Anteprima Statistica - Appunti completi');
});

test('a previewed file is saved as it is', async ({ tab, downloads }) => {
  await tab.visit('/dispense/secondo-anno/Statistica');
  await tab.click(buttonWith('Anteprima Statistica - Appunti completi'));
  // Until the file is there, the button does nothing.
  await tab.click(inside(dialog, `${button('Scarica')}[not(@aria-disabled="true")]`));
  const file = await savedFile(downloads, '.pdf');
  expect(basename(file)).toBe('Statistica - Appunti completi.pdf');
  const pdf = (await readFile(file)).toString('latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
});

test('all files of a course are saved as an archive', async ({ tab, downloads }) => {
  await tab.visit('/dispense/secondo-anno/Statistica');
  await tab.click(button('Scarica tutto'));
  const file = await savedFile(downloads, '.zip');
  expect(basename(file)).toBe('Statistica.zip');
  const entries = Object.entries(unzipSync(await readFile(file)));
  expect(entries.length).toBe(6);
  for (const [name, content] of entries) {
    expect(name).toMatch(/^Statistica - .+\.pdf$/);
    expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
