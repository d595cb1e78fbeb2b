import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { freePorts } from '../shell/local/freePorts.ts';
import { root } from '../shell/local/paths.ts';
import { startBackend } from '../shell/local/site.ts';
import { ensureChromium } from './browser/ensureChromium.ts';
import { launchArguments } from './browser/launchArguments.ts';
import { serveSite } from './site.ts';

/** `pnpm --filter e2e screens`: the pictures of the README, taken from the production build. */
const folder = `${root}docs/screens`;
const screens = [
  { name: 'home-390', path: '/', width: 390, height: 844 },
  { name: 'home-1440', path: '/', width: 1440, height: 1000 },
];

const [port = 0] = await freePorts(1);
const backend = await startBackend(port);
const site = await serveSite(backend.ready);
const browser = await chromium.launch({
  executablePath: await ensureChromium(console.log),
  args: launchArguments,
});
mkdirSync(folder, { recursive: true });
for (const { name, path, width, height } of screens) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 82 });
  await page.close();
  console.log(`docs/screens/${name}.jpg`);
}
await browser.close();
await site.stop();
await backend.stop();
