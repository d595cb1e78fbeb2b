import { expect, it } from 'vitest';
import { feedUrl } from './feedUrl.ts';

const config = {
  url: 'https://linea.example',
  supabase: {
    url: 'https://linea.example/api',
    publishableKey: 'x',
    buckets: { handouts: 'handouts' },
  },
};
const course = '/dispense/primo-anno/100%25%20Diritto%20%2F%20A%26B';

it('a feed is the function’s, with the page’s encoded path', () => {
  const url = new URL(feedUrl(config, course, 'en'));
  expect(url.origin + url.pathname).toBe('https://linea.example/api/functions/v1/feed');
  expect([...url.searchParams]).toEqual([
    ['path', course],
    ['lang', 'en'],
  ]);
});

it.each([
  ['/', 'it', 'https://linea.example/feed.xml'],
  ['/guide/tesi', 'en', 'https://linea.example/guide/tesi/feed.en.xml'],
  [course, 'it', `https://linea.example${course}/feed.xml`],
] as const)(
  'a feed of %s in %s is a file beside the page where that is configured',
  (path, language, url) => {
    expect(feedUrl({ ...config, feedFiles: true }, path, language)).toBe(url);
  },
);
