/**
 * Draws the icons of the home screen and the pictures that messengers show with a link, into `shell/public`:
 * `pnpm --filter tools artwork`. Run it after a change of the mark, or of a page's title, description or accent.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type PageScreenshotOptions } from '@playwright/test';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchArguments } from '../browser/launchArguments.ts';
import { root } from '../paths.ts';
import { runProgram } from '../program.ts';
import { iconHtml, icons } from './icons.ts';
import { shareHtml, sharePages, shareSize } from './share.ts';

const shareBytes = 60_000;

await runProgram(async () => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  try {
    emptyFolder('icons');
    for (const icon of icons) {
      const size = { width: icon.size, height: icon.size };
      const png = await draw(browser, size, iconHtml(icon), { type: 'png', omitBackground: true });
      write(`icons/${icon.name}.png`, png, 20_000);
    }
    emptyFolder('share');
    for (const page of sharePages()) {
      const html = await shareHtml(page);
      // The best within the limit. Below a quality of 58 %, letters get a visible fringe.
      let quality = 94;
      let jpeg: Buffer;
      do {
        quality -= 4;
        jpeg = await draw(browser, shareSize, html, { type: 'jpeg', quality });
      } while (jpeg.length > shareBytes && quality > 58);
      write(`share/${page.picture}-${page.language}.jpg`, jpeg, shareBytes);
    }
  } finally {
    await browser.close();
  }
});

function emptyFolder(name: string): void {
  rmSync(`${root}shell/public/${name}`, { recursive: true, force: true });
  mkdirSync(`${root}shell/public/${name}`, { recursive: true });
}

async function draw(
  browser: Browser,
  viewport: { width: number; height: number },
  html: string,
  options: PageScreenshotOptions,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, colorScheme: 'dark' });
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const picture = await page.screenshot(options);
  await page.close();
  return picture;
}

/** @throws Error when the picture is larger than it may be. */
function write(path: string, picture: Buffer, maximumBytes: number): void {
  writeFileSync(`${root}shell/public/${path}`, picture);
  console.log(`${path}: ${(picture.length / 1000).toFixed(1)} kB`);
  if (picture.length > maximumBytes) {
    throw new Error(`${path} is larger than ${maximumBytes / 1000} kB.`);
  }
}
