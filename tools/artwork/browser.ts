import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Browser, chromium, type Page, type PageScreenshotOptions } from '@playwright/test';
import { ensureChromium } from '../browser/ensureChromium.ts';
import { launchArguments } from '../browser/launchArguments.ts';
import { root } from '../paths.ts';

export interface Size {
  width: number;
  height: number;
}

/** Draws pictures into a folder of the shell's public files, which is emptied first. */
export async function drawInto(
  name: 'hero' | 'icons' | 'share',
  draw: (browser: Browser, folder: string) => Promise<void>,
): Promise<void> {
  const folder = `${root}shell/public/${name}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await draw(browser, folder);
  } finally {
    await browser.close();
  }
}

/** Opens a page of the size that shows nothing but the SVG. */
export async function openSvg(browser: Browser, size: Size, svg: string): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page;
}

/** Chromium occasionally fails with "Unable to capture screenshot" on a busy machine, so it retries. */
export async function capture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.screenshot(options);
    } catch (error) {
      if (attempt === 4) throw error;
    }
  }
}

export function writePicture(file: string, picture: Buffer, maximumBytes: number): void {
  writeFileSync(file, picture);
  checkSize(basename(file), picture.length, maximumBytes);
}

/** @throws Error when a file is larger than it may be. */
export function checkSize(name: string, bytes: number, maximum: number): void {
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB`);
  if (bytes > maximum) throw new Error(`${name} is larger than ${maximum / 1000} kB.`);
}
