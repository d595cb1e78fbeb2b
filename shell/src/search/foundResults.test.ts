import { expect, it } from 'vitest';
import { isOnPage, leadsTo } from './foundResults.ts';

it.each([
  ['/guide', '/guide', '', '', true],
  ['/guide', '/guide/tesi', '', '', false],
  ['/guide/tesi', '/guide/tesi', '?lang=en', '#x', true],
  ['/dispense/a%20b?anteprima=7&pagina=2', '/dispense/a%20b', '?pagina=2&anteprima=7', '', true],
  ['/dispense/a%20b?anteprima=7&pagina=2', '/dispense/a%20b', '?anteprima=7', '', false],
  ['/#eventi', '/', '', '#eventi', true],
  ['/#eventi', '/', '', '#calcolatori', false],
])('%s leads to %s%s%s: %s', (to, pathname, search, hash, expected) => {
  expect(leadsTo(to, { pathname, search, hash })).toBe(expected);
});

it('a page is the same whatever is open on it', () => {
  const to = '/dispense/a%20b?anteprima=7';
  expect(isOnPage(to, { pathname: '/dispense/a%20b' })).toBe(true);
  expect(isOnPage(to, { pathname: '/dispense/a' })).toBe(false);
});
