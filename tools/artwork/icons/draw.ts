/**
 * Draws the icons of the home screen into `public/icons/`: `pnpm --filter shell icons`. They are the
 * favicon's mark on the night, so another association changes `public/favicon.svg` and runs this.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, capture, openBrowser } from '../hero/browser.ts';
import { tones } from '../hero/scene.ts';
import { mark, markSize } from './mark.ts';

interface Icon {
  name: string;
  /** Pixels. */
  size: number;
  /** Whether the icon has round corners of its own; elsewhere the system cuts them. */
  rounded: boolean;
  /** How much of the icon the mark's box fills. */
  share: number;
}

/**
 * A maskable icon may be cut to a circle of 80 % of its width. The mark's ends are 16.4 units from
 * its middle, so at two thirds they stay 11 units away, and the circle begins at 12.8.
 */
const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, rounded: true, share: 0.82 },
  { name: 'icon-512', size: 512, rounded: true, share: 0.82 },
  { name: 'maskable-512', size: 512, rounded: false, share: 0.67 },
  { name: 'apple-touch-icon', size: 180, rounded: false, share: 0.82 },
];

const folder = fileURLToPath(new URL('../../../shell/public/icons/', import.meta.url));
const most = 16_000;

draw().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function draw(): Promise<void> {
  const browser = await openBrowser();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (const icon of icons) await drawIcon(browser, icon);
  } finally {
    await browser.close();
  }
}

async function drawIcon(browser: Browser, icon: Icon): Promise<void> {
  const { name, size } = icon;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${iconSvg(icon)}`);
  const png = await capture(page, { type: 'png', omitBackground: true });
  await page.close();
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`${name}.png: ${(png.length / 1000).toFixed(1)} kB`);
  if (png.length > most) throw new Error(`${name}.png is larger than ${most / 1000} kB.`);
}

function iconSvg({ size, rounded, share }: Icon): string {
  const margin = (markSize * (1 - share)) / 2;
  return [
    `<svg width="${size}" height="${size}" viewBox="0 0 ${markSize} ${markSize}">`,
    `<rect width="${markSize}" height="${markSize}" rx="${rounded ? markSize / 4 : 0}" fill="${tones.night}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${share})">${mark(tones.night)}</g></svg>`,
  ].join('');
}
