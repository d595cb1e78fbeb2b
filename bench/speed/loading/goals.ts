import type { Goal } from '../section.ts';
import { dataShown, medians, type Readings, scriptBytes } from './readings.ts';

/** The goals that loading can tell, as ratios between sites of that run. */
export function goals(all: readonly Readings[]): Goal[] {
  const median = medians(all);
  const routes = [...new Set(all.map(({ route }) => route))];
  const ofOneBundle = (route: string, read: typeof dataShown) =>
    median('this site', route, 'cold', read) / median('one bundle', route, 'cold', read);
  const painted = (site: 'this site' | 'no script') =>
    median(site, 'home', 'cold', ({ largestPaint }) => largestPaint);
  return [
    {
      what: 'home: largest paint ÷ page without scripts',
      read: painted('this site') / painted('no script'),
      most: 1.1,
    },
    ...routes
      .filter((route) => route !== 'home')
      .map((route) => ({
        what: `${route}: data on screen ÷ one bundle`,
        read: ofOneBundle(route, dataShown),
        most: 1.05,
      })),
    ...routes.map((route) => ({
      what: `${route}: script bytes ÷ one bundle`,
      read: ofOneBundle(route, scriptBytes),
      most: 1.15,
    })),
    ...routes.map((route) => ({
      what: `${route}: layout shift`,
      read: median('this site', route, 'cold', ({ shift }) => shift),
      most: 0.02,
    })),
    ...routes.map((route) => ({
      what: `${route}: data on screen, full cache ÷ empty cache`,
      read:
        median('this site', route, 'warm', dataShown) /
        median('this site', route, 'cold', dataShown),
      most: 0.25,
    })),
  ];
}
