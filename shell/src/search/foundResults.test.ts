import { describe, expect, it } from 'vitest';
import { isOnPage, openResult } from './foundResults.ts';

const results = [
  '/dispense/a%20b',
  '/dispense/a%20b?anteprima=7&pagina=2',
  '/dispense/a%20b?anteprima=7',
  '/guide/tesi',
  '/#eventi',
].map((to) => ({ to }));

describe('the result that an address shows', () => {
  it.each([
    ['/dispense/a%20b', '', '', 0],
    ['/dispense/a%20b', '?lang=en', '', 0],
    ['/dispense/a%20b', '?pagina=2&lang=en&anteprima=7', '', 1],
    ['/dispense/a%20b', '?anteprima=7', '', 2],
    ['/dispense/a%20b', '?anteprima=8', '', 0],
    ['/guide/tesi', '', '#guida-1', 3],
    ['/guide', '', '', -1],
    ['/', '', '#eventi', 4],
    ['/', '', '#calcolatori', -1],
  ])('of %s%s%s is number %d', (pathname, search, hash, index) => {
    expect(openResult(results, { pathname, search, hash })).toBe(index);
  });

  it('is the first of two with the same link', () => {
    const address = { pathname: '/guide/tesi', search: '', hash: '' };
    expect(openResult([{ to: '/guide/tesi' }, { to: '/guide/tesi' }], address)).toBe(0);
  });
});

it('a page is the same whatever is open on it', () => {
  const to = '/dispense/a%20b?anteprima=7';
  expect(isOnPage(to, { pathname: '/dispense/a%20b' })).toBe(true);
  expect(isOnPage(to, { pathname: '/dispense/a' })).toBe(false);
});
