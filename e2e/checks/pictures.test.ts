/**
 * Icons and share pictures that pages name and nobody drew: a link in a chat stayed grey, and a
 * phone's home screen showed a letter.
 */
import { existsSync, readFileSync } from 'node:fs';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { artefactFolder } from '../../tools/paths.ts';
import { prerender } from '../../tools/prerender/htmlPages.ts';
import { webManifest } from '../../tools/prerender/seoFiles.ts';
import { pixelSize } from './pixelSize.ts';

const dist = `${artefactFolder('shell')}/dist`;
const config = { ...demonstration, url: 'https://linea.example' };
const pages = prerender(`${dist}-server/main.js`, config);

/** A picture in the built shell, by the address under which pages name it. */
function picture(address: string): Buffer {
  const file = dist + new URL(address, config.url).pathname;
  expect(existsSync(file), `${address} is in the built shell`).toBe(true);
  return readFileSync(file);
}

describe('the picture that a messenger shows', () => {
  const property = (head: string, name: string) =>
    head.match(new RegExp(`<meta property="${name}" content="([^"]+)"`))?.[1];
  const named = pages.map(({ file, language, head }) => ({
    file,
    language,
    address: property(head, 'og:image') ?? '',
    width: Number(property(head, 'og:image:width')),
    height: Number(property(head, 'og:image:height')),
  }));

  it('is named by every page, in the page’s language', () => {
    expect(named.length).toBeGreaterThan(20);
    for (const { file, language, address } of named) {
      expect(address, file).toMatch(
        new RegExp(`^https://linea\\.example/share/[a-z]+-${language}\\.jpg$`),
      );
    }
  });

  it.each([...new Map(named.map((one) => [one.address, one])).values()])(
    '$address is there, as large as the page says, and light',
    ({ address, width, height }) => {
      const bytes = picture(address);
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

  it('of an iPhone’s home screen is 180 px', () => {
    const html = readFileSync(`${dist}/index.html`, 'utf8');
    const [, address = ''] = html.match(/<link rel="apple-touch-icon" href="([^"]+)"/) ?? [];
    expect(pixelSize(picture(address))).toEqual({ format: 'png', width: 180, height: 180 });
  });

  it('that search engines show beside the association’s name is there', () => {
    const data = pages.find(({ file }) => file === 'index.html')?.body ?? '';
    const [, address = ''] = data.match(/"logo":"([^"]+)"/) ?? [];
    expect(pixelSize(picture(address)).width).toBeGreaterThanOrEqual(112);
  });
});
