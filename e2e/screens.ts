import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../tools/browser/ensureChromium.ts';
import { launchArguments } from '../tools/browser/launchArguments.ts';
import { root } from '../tools/paths.ts';
import { serveSite } from '../tools/site/serveSite.ts';
import { startBackend } from '../tools/site/site.ts';
import { contentPictures } from './screens/contentPictures.ts';
import { takeContentPicture } from './screens/takeContentPicture.ts';

/**
 * `pnpm --filter e2e screens`: takes the screenshots of the README and the content guide from the
 * production build; with arguments, those whose name contains one of them.
 */
const folder = `${root}docs/screens`;
const filters = process.argv.slice(2);
const isSelected = (name: string) =>
  filters.length === 0 || filters.some((filter) => name.includes(filter));

const readmeScreens = [
  { name: 'home-390', path: '/', width: 390, height: 844 },
  { name: 'home-1440', path: '/', width: 1440, height: 1000 },
];

const backend = await startBackend(0);
const site = await serveSite(backend.ready);
const browser = await chromium.launch({
  executablePath: await ensureChromium(console.log),
  args: launchArguments,
});
try {
  mkdirSync(folder, { recursive: true });
  await takeReadmeScreens(browser);
  for (const picture of contentPictures.filter(({ name }) => isSelected(name))) {
    const file = `${picture.name}.webp`;
    const size = await takeContentPicture(browser, site.url, picture, `${folder}/${file}`);
    console.log(`docs/screens/${file} ${Math.round(size / 1024)} KB`);
  }
} finally {
  await browser.close();
  await site.stop();
  await backend.stop();
}

async function takeReadmeScreens(browser: Browser): Promise<void> {
  for (const { name, path, width, height } of readmeScreens.filter(({ name }) =>
    isSelected(name),
  )) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.locator('[data-mf=chat] button').first().waitFor();
    await page.locator('.animate-loading').waitFor({ state: 'detached' });
    await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 82 });
    await page.close();
    console.log(`docs/screens/${name}.jpg`);
  }
}
