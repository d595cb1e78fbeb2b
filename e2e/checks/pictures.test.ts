/** The icons and share pictures that pages refer to exist in the right size. */
import { existsSync, readFileSync } from 'node:fs';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { artefactFolder } from '../../tools/paths.ts';
import { prerender } from '../../tools/prerender/htmlPages.ts';
import { webManifest } from '../../tools/prerender/seoFiles.ts';
import { pixelSize } from './pixelSize.ts';

const dist = `${artefactFolder('shell')}/dist`;
const config = { ...demonstration, url: 'https://linea.example' };
const pages = prerender(`${dist}-server/prerender.js`, config);

/** A picture of the built shell, by its URL in a page. */
function picture(url: string): Buffer {
  const file = dist + new URL(url, config.url).pathname;
  expect(existsSync(file), `${url} is in the built shell`).toBe(true);
  return readFileSync(file);
}

describe('the share picture', () => {
  const property = (head: string, name: string) =>
    head.match(new RegExp(`<meta property="${name}" content="([^"]+)"`))?.[1];
  const references = pages.map(({ file, language, head }) => ({
    file,
    language,
    url: property(head, 'og:image') ?? '',
    width: Number(property(head, 'og:image:width')),
    height: Number(property(head, 'og:image:height')),
  }));

  it('is in every page’s head, in its language', () => {
    expect(references.length).toBeGreaterThan(20);
    for (const { file, language, url } of references) {
      expect(url, file).toMatch(
        new RegExp(`^https://linea\\.example/share/[a-z]+-${language}\\.jpg$`),
      );
    }
  });

  it.each([...new Map(references.map((one) => [one.url, one])).values()])(
    '$url has the size in the page’s head and few bytes',
    ({ url, width, height }) => {
      const bytes = picture(url);
      expect(pixelSize(bytes)).toEqual({ format: 'jpeg', width, height });
      expect(bytes.length).toBeLessThanOrEqual(60_000);
    },
  );
});

describe('the icon', () => {
  const { icons }: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    webManifest(config),
  );

  it.each(icons)('$src is $sizes, as the web manifest says', ({ src, sizes, type }) => {
    const { format, width, height } = pixelSize(picture(src));
    expect(`${width}x${height}`).toBe(sizes);
    expect(`image/${format}`).toBe(type);
  });

  it('for an iPhone’s home screen is 180 px', () => {
    const html = readFileSync(`${dist}/index.html`, 'utf8');
    const [, url = ''] = html.match(/<link rel="apple-touch-icon" href="([^"]+)"/) ?? [];
    expect(pixelSize(picture(url))).toEqual({ format: 'png', width: 180, height: 180 });
  });

  it('for search engines is large enough', () => {
    const data = pages.find(({ file }) => file === 'index.html')?.body ?? '';
    const [, url = ''] = data.match(/"logo":"([^"]+)"/) ?? [];
    expect(pixelSize(picture(url)).width).toBeGreaterThanOrEqual(112);
  });
});
