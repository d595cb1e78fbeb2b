import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { composeScene, tones } from '../hero/scene.ts';
import { seconds } from '../hero/timeline.ts';
import { mark } from '../icons/mark.ts';
import { margin, shareComposition, size } from './composition.ts';
import type { Words } from './words.ts';

const family = 'Bricolage Grotesque Variable';
const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
).toString('base64');

/** Sizes for a chat, where the picture is 300 px wide: a quarter of these. */
const styles = `
  @font-face {
    font-family: '${family}'; font-weight: 200 800;
    src: url(data:font/woff2;base64,${font}) format('woff2-variations');
  }
  body { margin: 0; color: #fff; font-family: '${family}'; -webkit-font-smoothing: antialiased; }
  .map, .words { position: absolute; top: 0; left: 0; }
  .words {
    box-sizing: border-box; width: ${size.width}px; height: 500px; padding: 48px ${margin}px 0;
    display: flex; flex-direction: column;
  }
  .mark { width: 88px; height: 88px; margin-left: -9px; }
  h1 { margin: auto 0 0; font-weight: 800; font-size: 112px; line-height: 1; letter-spacing: -0.035em; }
  .alone { font-size: 80px; line-height: 1.08; max-width: 10.2em; margin-bottom: 16px; text-wrap: balance; }
  p { margin: 22px 0 0; font-weight: 500; font-size: 45px; line-height: 1.2; letter-spacing: -0.012em; max-width: 18em; text-wrap: balance; }
`;

/** A share picture as a page to be photographed. */
export function sheet({ title, description, accent }: Words, language: string): string {
  const scene = composeScene(shareComposition(accent));
  const box = `width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"`;
  return [
    `<!doctype html><html lang="${language}"><style>${styles}</style>`,
    `<svg class="map" ${box}>${scene.still}${scene.moving(seconds)}</svg>`,
    `<div class="words"><svg class="mark" viewBox="0 0 32 32">${mark(tones.night)}</svg>`,
    `<h1${description ? '' : ' class="alone"'}>${escapeHtml(title)}</h1>`,
    description ? `<p>${escapeHtml(description)}</p>` : '',
    '</div></html>',
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
