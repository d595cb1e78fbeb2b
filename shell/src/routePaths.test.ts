import { matchPath } from 'shared/runtime';
import { expect, it } from 'vitest';
import { isPagePath, routePaths } from './routePaths.ts';

const paths = [
  '/',
  '/guide',
  '/guide/',
  '/Guide/tesi',
  '/dispense/primo-anno/100%25%20Diritto%20%2F%20A&B%3F',
  '/dispense/clmg/anno-1',
  '/versioni/guides',
  '/chi-siamo',
  // What is no page.
  '/api/storage/v1/object/sign/handouts/a.pdf',
  '/api/functions/v1/feed',
  '/feeds/guide.it.xml',
  '/guide/tesi/feed.xml',
  '/calendar.ics',
  '/mercatino.html',
  '/robots.txt',
  '/nowhere',
  '/guidex',
  '/dispense/primo-anno/a/b',
];

// The service worker answered for handouts, feeds and calendars, added `lang=en` to signed links and kept all of them.
it.each(paths)('compares %s with the routes as the router does', (path) => {
  expect(isPagePath(path)).toBe(routePaths.some((route) => matchPath(route, path)));
});
