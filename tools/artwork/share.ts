import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Language, languages } from 'shared/contract';
import { pages, sectionAccents } from '../../shell/src/composition.ts';
import { type SharePicture, sharePictures } from '../../shell/src/head/sharePicture.ts';
import { background, mark } from './icons.ts';

/** The size that messengers show, in pixels. */
export const shareSize = { width: 1200, height: 630 };

interface SharePage {
  picture: SharePicture;
  language: Language;
}

export function sharePages(): SharePage[] {
  return sharePictures.flatMap((picture) => languages.map((language) => ({ picture, language })));
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The part of the source picture that is drawn for messengers. */
const city = read('./city.svg')
  .toString()
  .replace(/viewBox="[^"]+"/, `viewBox="2600 0 ${shareSize.width} ${shareSize.height}"`);
const accents = read('../../shared/src/styles/accents.css').toString();
const font = readFileSync(
  createRequire(new URL('../../shell/package.json', import.meta.url)).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
).toString('base64');

/** Chats show the picture 300 px wide, so sizes are four times what is read there. */
const styles = `
  @font-face {
    font-family: 'Bricolage'; font-weight: 200 800;
    src: url(data:font/woff2;base64,${font}) format('woff2-variations');
  }
  body { margin: 0; background: ${background}; color: #fff; font-family: 'Bricolage'; -webkit-font-smoothing: antialiased; }
  body > svg { position: absolute; }
  [class^='accent-'] #share .line { stroke: var(--accent); }
  [class^='accent-'] #share :is(.start, .stop) { fill: var(--accent); }
  .text {
    position: absolute; box-sizing: border-box; width: ${shareSize.width}px; height: 500px; padding: 48px 72px 0;
    display: flex; flex-direction: column;
  }
  .text > svg { width: 88px; height: 88px; margin-left: -9px; }
  .text rect { display: none; }
  h1 { margin: auto 0 0; font-weight: 800; font-size: 112px; line-height: 1; letter-spacing: -0.035em; }
  h1:last-child { font-size: 80px; line-height: 1.08; max-width: 10.2em; margin-bottom: 16px; text-wrap: balance; }
  p { margin: 22px 0 0; font-weight: 500; font-size: 45px; line-height: 1.2; letter-spacing: -0.012em; max-width: 18em; text-wrap: balance; }
`;

/** The HTML of a picture, to be rendered and captured. */
export async function shareHtml({ picture, language }: SharePage): Promise<string> {
  const { title, description, accent } = await textsOf(picture, language);
  return [
    `<!doctype html><html lang="${language}"><style>${accents}${styles}</style>`,
    `<body class="${accent ? `accent-${accent}` : ''}">${city}<div class="text">${mark()}`,
    `<h1>${escapeHtml(title)}</h1>${description ? `<p>${escapeHtml(description)}</p>` : ''}`,
    '</div></body></html>',
  ].join('');
}

/** The title and description of the section's first page; the site's own picture has the hero's. */
async function textsOf(picture: SharePicture, language: Language) {
  if (picture === 'home') {
    const { default: texts } = await import(`../../shell/src/locales/${language}.json`);
    return { title: texts.home.subtitle };
  }
  const page = pages.find(({ view }) => view.remote === picture);
  if (!page) throw new Error(`No page is filled by ${picture}.`);
  const { title, description, view } = page;
  const accent = sectionAccents[view.remote];
  return { title: title[language], description: description[language], accent };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
