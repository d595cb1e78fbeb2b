import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../tools/browser/ensureChromium.ts';
import { launchArguments } from '../tools/browser/launchArguments.ts';
import { root } from '../tools/paths.ts';
import { serveSite } from '../tools/site/serveSite.ts';
import { startBackend } from '../tools/site/site.ts';
import { contentPictures } from './screens/contentPictures.ts';
import { frameScreens } from './screens/frameScreens.ts';
import { settled } from './screens/settled.ts';
import { takeContentPicture } from './screens/takeContentPicture.ts';
import { takeFrameScreen } from './screens/takeFrameScreen.ts';

/**
 * `pnpm --filter e2e screens`: the pictures of the README, of the content guide and of the frame in
 * every size, theme and language, taken from the production build. With words (`screens content`,
 * `screens menu-390`), only those whose name contains one of them. Fails when axe finds something.
 */
const folder = `${root}docs/screens`;
const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

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
  mkdirSync(`${folder}/frame`, { recursive: true });
  await takeReadmeScreens(browser);
  await takeFrameScreens(browser);
  for (const picture of contentPictures.filter(({ name }) => isWanted(name))) {
    const file = `${picture.name}.webp`;
    const size = await takeContentPicture(browser, site.url, picture, `${folder}/${file}`);
    console.log(`docs/screens/${file} ${Math.round(size / 1024)} KB`);
  }
} finally {
  await browser.close();
  await site.stop();
  await backend.stop();
}

async function takeReadmeScreens(opened: Browser): Promise<void> {
  for (const { name, path, width, height } of readmeScreens.filter(({ name }) => isWanted(name))) {
    const page = await opened.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.locator('[data-mf=chat] button').first().waitFor();
    await settled(page);
    await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 82 });
    await page.close();
    console.log(`docs/screens/${name}.jpg`);
  }
}

async function takeFrameScreens(opened: Browser): Promise<void> {
  for (const screen of frameScreens.filter(({ name }) => isWanted(name))) {
    const file = `${screen.name}.webp`;
    const { size, findings } = await takeFrameScreen(opened, site.url, screen, `${folder}/${file}`);
    console.log(`docs/screens/${file} ${Math.round(size / 1024)} KB`);
    for (const finding of findings) console.error(`  axe: ${finding}`);
    if (findings.length > 0) process.exitCode = 1;
  }
}
