/**
 * Draws the icons of the home screen into `public/icons/`: `pnpm --filter tools icons`. They show the
 * mark of `public/favicon.svg`; run this after changing it.
 */
import type { Browser } from '@playwright/test';
import { runProgram } from '../../program.ts';
import { capture, drawInto, openSvg, writePicture } from '../browser.ts';
import { colours } from '../colours.ts';
import { mark, markSize } from '../mark.ts';

interface Icon {
  name: string;
  /** Pixels. */
  size: number;
  /** Whether the icon has round corners; the system rounds the others. */
  rounded: boolean;
  /** The share of the icon's width that the favicon's box fills. */
  share: number;
}

/**
 * A maskable icon may be cut to a circle of 80 % of its width. The mark's ends are 16.4 units from
 * its centre: at two thirds of the size they are at 11 units, inside the circle's radius of 12.8.
 */
const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, rounded: true, share: 0.82 },
  { name: 'icon-512', size: 512, rounded: true, share: 0.82 },
  { name: 'maskable-512', size: 512, rounded: false, share: 0.67 },
  { name: 'apple-touch-icon', size: 180, rounded: false, share: 0.82 },
];

await runProgram(() => drawInto('icons', drawIcons));

async function drawIcons(browser: Browser, folder: string): Promise<void> {
  for (const icon of icons) {
    const { name, size } = icon;
    const page = await openSvg(browser, { width: size, height: size }, iconSvg(icon));
    const png = await capture(page, { type: 'png', omitBackground: true });
    await page.close();
    writePicture(`${folder}/${name}.png`, png, 16_000);
  }
}

function iconSvg({ size, rounded, share }: Icon): string {
  const margin = (markSize * (1 - share)) / 2;
  return [
    `<svg width="${size}" height="${size}" viewBox="0 0 ${markSize} ${markSize}">`,
    `<rect width="${markSize}" height="${markSize}" rx="${rounded ? markSize / 4 : 0}" fill="${colours.background}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${share})">${mark(colours.background)}</g></svg>`,
  ].join('');
}
