import { describe, expect, it } from 'vitest';
import { byDay, byRoute, byVersion } from './summarise.ts';

const days = [
  { day: '2026-11-22', version: 'v1', views: 10, failed: 1 },
  { day: '2026-11-23', version: 'v1', views: 20, failed: 0 },
  { day: '2026-11-23', version: 'v2', views: 5, failed: 2 },
];

it('adds up the days of each version, the latest first, with its time and commit where they are known', () => {
  expect(byVersion(days, [])).toEqual([
    { version: 'v2', since: '2026-11-23', views: 5, failed: 2 },
    { version: 'v1', since: '2026-11-22', views: 30, failed: 1 },
  ]);
  const published = [{ version: 'v2', publishedAt: '2026-11-20T12:00:00Z', commit: 'abc' }];
  expect(byVersion(days, published)).toEqual([
    { version: 'v1', since: '2026-11-22', views: 30, failed: 1 },
    { version: 'v2', since: '2026-11-20T12:00:00Z', commit: 'abc', views: 5, failed: 2 },
  ]);
});

it('adds up the versions of each day', () => {
  expect(byDay(days)).toEqual([
    { day: '2026-11-22', views: 10, failed: 1 },
    { day: '2026-11-23', views: 25, failed: 2 },
  ]);
});

describe('the vitals of a route', () => {
  const lcp = (upTo: number, pages: number, route = '/', version = 'v1') => ({
    version,
    route,
    metric: 'LCP' as const,
    upTo,
    pages,
  });

  it('are good up to their threshold, and poor beyond the second', () => {
    const [home] = byRoute([lcp(2500, 6), lcp(4000, 3), lcp(6000, 1)]);
    expect(home?.metrics).toEqual([{ metric: 'LCP', pages: 10, good: 6, poor: 1, p75: 4000 }]);
  });

  it('have the bound below which three in four pages stay, of all versions', () => {
    const p75 = (...histogram: ReturnType<typeof lcp>[]) => byRoute(histogram)[0]?.metrics[0]?.p75;
    expect(p75(lcp(1000, 3), lcp(6000, 1))).toBe(1000);
    expect(p75(lcp(6000, 2, '/', 'v2'), lcp(1000, 2))).toBe(6000);
  });

  it('come with the busiest route first', () => {
    const routes = byRoute([lcp(1000, 1, '/guide'), lcp(1000, 2, '/')]);
    expect(routes.map(({ route }) => route)).toEqual(['/', '/guide']);
  });
});
