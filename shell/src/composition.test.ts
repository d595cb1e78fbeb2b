import { matchPath } from 'shared/runtime';
import { describe, expect, it } from 'vitest';
import { homeSections, pages } from './composition.ts';
import { viewAt } from './viewsAt.ts';

describe('the composition', () => {
  it.each([
    ['/rappresentanti', 'representatives', 'directory'],
    ['/dispense', 'handouts', 'choice'],
    ['/dispense/primo-anno', 'handouts', 'year'],
    ['/dispense/secondo-anno', 'handouts', 'year'],
    ['/dispense/terzo-anno', 'handouts', 'year'],
    ['/dispense/primo-anno/100%25%20Diritto', 'handouts', 'course'],
    ['/dispense/secondo-anno/Statistica', 'handouts', 'course'],
    ['/dispense/terzo-anno/Statistica', 'handouts', 'course'],
    ['/dispense/clmg', 'handouts', 'clmg'],
    ['/dispense/clmg/quinto-anno', 'handouts', 'clmgYear'],
    ['/guide', 'guides', 'categories'],
    ['/guide/milan', 'guides', 'category'],
  ])('fills %s with %s/%s', (path, remote, view) => {
    const matching = pages.filter((page) => matchPath(page.path, path));
    expect(matching.map((page) => [page.view.remote, page.view.view])).toEqual([[remote, view]]);
  });

  it('has the questions where a category would be', () => {
    expect(viewAt('/guide/domande')).toMatchObject({ view: 'questions' });
    expect(viewAt('/guide/domande/1')).toMatchObject({ view: 'question' });
  });

  it.each(['/dispense/tutti-gli-anni', '/guide/a/b', '/rappresentanti/x', '/nope'])(
    'has no page at %s',
    (path) => {
      expect(pages.filter((page) => matchPath(page.path, path))).toEqual([]);
    },
  );

  it('orders the anchors of the home page as specified', () => {
    // Sections that are created later come after these.
    expect(homeSections.map((section) => section.anchor).slice(0, 5)).toEqual([
      'dispensen',
      'calcolatori',
      'marketplace',
      'eventi',
      'astra-gpt',
    ]);
  });
});
