import { defaultLanguage, languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { robots, sitemap, webManifest } from './seoFiles.ts';

const config = { ...demonstration, url: 'https://linea.example' };
const page = (route: string) => ({
  route,
  file: '',
  modules: [],
  language: 'it',
  head: '',
  body: '',
});

describe('sitemap', () => {
  const others = languages.filter((language) => language !== defaultLanguage);
  const xml = sitemap(config, [page('/'), page('/guide'), page('/guide/:category'), page('*')]);

  it('lists each page in every language, with absolute URLs', () => {
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://linea.example/',
      ...others.map((language) => `https://linea.example/?lang=${language}`),
      'https://linea.example/guide',
      ...others.map((language) => `https://linea.example/guide?lang=${language}`),
    ]);
  });

  it('lists no page with parameters, and not the 404 page', () => {
    expect(xml).not.toContain(':category');
    expect(xml).not.toContain('*');
  });
});

it('robots.txt names the sitemap', () => {
  expect(robots(config)).toContain('Sitemap: https://linea.example/sitemap.xml');
});

it('the web manifest has the association’s name and its icons', () => {
  const manifest = JSON.parse(webManifest({ ...config, association: 'Rete' }));
  expect(manifest).toMatchObject({ name: 'Rete', start_url: '/', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(2);
});
