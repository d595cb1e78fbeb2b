import { describe, expect, it } from 'vitest';
import { initialViewsAt, viewAt } from './viewsAt.ts';

describe('initialViewsAt', () => {
  it.each([
    ['/', '', ['handouts/home/handouts']],
    ['/', '?anno=2', ['handouts/home/handouts']],
    ['/', '?calcolatore=graduation', ['handouts/home/handouts', 'calculators/home/calculators']],
    ['/guide', '', ['guides/pages/categories']],
    ['/guide/tesi%20di%20laurea', '', ['guides/pages/category']],
    ['/guide', '?calcolatore=graduation', ['guides/pages/categories']],
    ['/dispense/primo-anno/Statistica', '', ['handouts/pages/course']],
    ['/dispense/clmg/primo-anno', '', ['handouts/pages/clmgYear']],
    ['/chi-siamo', '', []],
    ['/nowhere', '', []],
  ])('%s%s shows %j first', (pathname, search, expected) => {
    const views = initialViewsAt({ pathname, search });
    expect(views.map(({ remote, module, view }) => `${remote}/${module}/${view}`)).toEqual(
      expected,
    );
  });
});

describe('viewAt', () => {
  it('is the view of a page that one section fills, and undefined for the home page', () => {
    expect(viewAt('/guide')?.view).toBe('categories');
    expect(viewAt('/')).toBeUndefined();
  });
});
