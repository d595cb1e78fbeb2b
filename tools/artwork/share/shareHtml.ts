import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from 'shared/contract';
import { type Accent, pages, sectionAccents } from '../../../shell/src/composition.ts';
import type { SharePicture } from '../../../shell/src/head/sharePicture.ts';
import { colours } from '../colours.ts';
import type { Composition } from '../hero/compositions.ts';
import { composeScene } from '../hero/scene.ts';
import { seconds } from '../hero/timeline.ts';
import { mark } from '../mark.ts';

/** The size that messengers show, in pixels. */
export const size = { width: 1200, height: 630 };

/** The left edge of the text and the start of the line. */
const margin = 72;

const family = 'Bricolage Grotesque Variable';
const font = readFileSync(
  createRequire(new URL('../../../shell/package.json', import.meta.url)).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
).toString('base64');

/** Chats show the picture 300 px wide, so sizes are four times what is read there. */
const styles = `
  @font-face {
    font-family: '${family}'; font-weight: 200 800;
    src: url(data:font/woff2;base64,${font}) format('woff2-variations');
  }
  body { margin: 0; color: #fff; font-family: '${family}'; -webkit-font-smoothing: antialiased; }
  .map, .text { position: absolute; top: 0; left: 0; }
  .text {
    box-sizing: border-box; width: ${size.width}px; height: 500px; padding: 48px ${margin}px 0;
    display: flex; flex-direction: column;
  }
  .mark { width: 88px; height: 88px; margin-left: -9px; }
  h1 { margin: auto 0 0; font-weight: 800; font-size: 112px; line-height: 1; letter-spacing: -0.035em; }
  .alone { font-size: 80px; line-height: 1.08; max-width: 10.2em; margin-bottom: 16px; text-wrap: balance; }
  p { margin: 22px 0 0; font-weight: 500; font-size: 45px; line-height: 1.2; letter-spacing: -0.012em; max-width: 18em; text-wrap: balance; }
`;

/** The HTML of a picture, to be rendered and captured. */
export async function shareHtml(picture: SharePicture, language: Language): Promise<string> {
  const { title, description, accent } = await textsOf(picture, language);
  const scene = composeScene(shareComposition(accent));
  const box = `width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"`;
  return [
    `<!doctype html><html lang="${language}"><style>${styles}</style>`,
    `<svg class="map" ${box}>${scene.still}${scene.moving(seconds)}</svg>`,
    `<div class="text"><svg class="mark" viewBox="0 0 32 32">${mark(colours.background)}</svg>`,
    `<h1${description ? '' : ' class="alone"'}>${escapeHtml(title)}</h1>`,
    description ? `<p>${escapeHtml(description)}</p>` : '',
    '</div></html>',
  ].join('');
}

interface Texts {
  title: string;
  description?: string;
  accent?: Accent;
}

/** The title and description of the section's first page; the site's own picture has the hero's. */
async function textsOf(picture: SharePicture, language: Language): Promise<Texts> {
  if (picture === 'home') {
    const { default: texts } = await import(`../../../shell/src/locales/${language}.json`);
    return { title: texts.home.subtitle };
  }
  const page = pages.find(({ view }) => view.remote === picture);
  if (!page) throw new Error(`No page is filled by ${picture}.`);
  const { title, description, view } = page;
  const accent = sectionAccents[view.remote];
  return { title: title[language], description: description[language], accent };
}

function shareComposition(accent: Accent | undefined): Composition {
  const start = { x: margin, y: 562 };
  return {
    artwork: { ...size, start },
    centre: { x: 985, y: 300 },
    scale: 1.2,
    strokeScale: 1.1,
    corners: [
      start,
      { x: 860, y: 562 },
      { x: 962, y: 460 },
      { x: 962, y: 400 },
      { x: 1102, y: 260 },
      { x: 1240, y: 122 },
    ],
    cornerRadius: 18,
    lineWidth: 13,
    accent,
    stops: [
      { x: 350, y: 562 },
      { x: 628, y: 562 },
      { x: 894, y: 528 },
      { x: 962, y: 415 },
      { x: 1050, y: 312 },
      { x: 1140, y: 222 },
    ],
    shades: [
      { from: { x: 330, y: 0 }, to: { x: 1080, y: 0 }, opacity: 0.96 },
      { from: { x: 0, y: 630 }, to: { x: 0, y: 480 }, opacity: 0.8 },
    ],
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
