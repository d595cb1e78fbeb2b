import { describe, expect, it } from 'vitest';
import { firstViewAt, viewAt } from './firstViewAt.ts';

describe('firstViewAt', () => {
  it.each([
    ['/', 'handouts/home/handouts'],
    ['/guide', 'guides/pages/categories'],
    ['/guide/tesi%20di%20laurea', 'guides/pages/category'],
    ['/dispense/primo-anno/Statistica', 'handouts/pages/course'],
    ['/dispense/clmg/primo-anno', 'handouts/pages/clmgYear'],
    ['/chi-siamo', undefined],
    ['/nowhere', undefined],
  ])('%s shows %s first', (pathname, expected) => {
    const view = firstViewAt(pathname);
    expect(view && `${view.remote}/${view.module}/${view.view}`).toBe(expected);
  });
});

describe('viewAt', () => {
  it('knows pages that one section fills, and the home page is none', () => {
    expect(viewAt('/guide')?.view).toBe('categories');
    expect(viewAt('/')).toBeUndefined();
  });
});
