import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Encodes a PNG as WebP in the browser, as Playwright takes no WebP screenshots; returns its bytes. */
export async function saveWebp(browser: Browser, png: Buffer, path: string): Promise<number> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.82);
  }, png.toString('base64'));
  await page.close();
  const webp = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
  writeFileSync(path, webp);
  return webp.length;
}
