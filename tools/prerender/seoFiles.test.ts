import { defaultLanguage, languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { listedPaths, sitemap } from '../../shell/server/sitemap.ts';
import { routePaths } from '../../shell/src/routePaths.ts';
import { robots, webManifest } from './seoFiles.ts';

const config = { ...demonstration, url: 'https://linea.example' };

describe('sitemap', () => {
  const others = languages.filter((language) => language !== defaultLanguage);
  const xml = sitemap(config.url, ['/', '/guide', "/dispense/primo-anno/L'arte%20A%26B"]);

  it('lists each page in every language, with absolute URLs', () => {
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://linea.example/',
      ...others.map((language) => `https://linea.example/?lang=${language}`),
      'https://linea.example/guide',
      ...others.map((language) => `https://linea.example/guide?lang=${language}`),
      'https://linea.example/dispense/primo-anno/L&apos;arte%20A%26B',
      ...others.map(
        (language) =>
          `https://linea.example/dispense/primo-anno/L&apos;arte%20A%26B?lang=${language}`,
      ),
    ]);
  });

  it('names the other languages of each page, and the default one', () => {
    const entry = xml.split('<url>')[1 + languages.length] ?? '';
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, ...one]) => one)).toEqual([
      [defaultLanguage, 'https://linea.example/guide'],
      ...others.map((language) => [language, `https://linea.example/guide?lang=${language}`]),
      ['x-default', 'https://linea.example/guide'],
    ]);
  });

  it('lists no route with a parameter, and not the page of versions', () => {
    expect(routePaths).toContain('/versioni');
    expect(listedPaths).not.toContain('/versioni');
    expect(listedPaths).toContain('/guide');
    expect(listedPaths.filter((path) => path.includes(':'))).toEqual([]);
  });
});

it('robots.txt names the sitemap', () => {
  expect(robots(config)).toContain('Sitemap: https://linea.example/sitemap.xml');
});

it('the web manifest has the association’s name and its icons', () => {
  const manifest = JSON.parse(webManifest({ ...config, association: 'Rete' }));
  expect(manifest).toMatchObject({ name: 'Rete', start_url: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(2);
  // A shortcut to a page that does not exist would open the 404 page in the installed app.
  for (const { url } of manifest.shortcuts) expect(routePaths).toContain(url.split('#')[0]);
});
