import { medians, type Readings } from './figures.ts';

/** What was aimed at, and what was read. */
export interface Goal {
  what: string;
  read: number;
  most: number;
}

/** The goals that one run can tell, as ratios between sites of that run. */
export function goals(all: readonly Readings[]): Goal[] {
  const median = medians(all);
  const routes = [...new Set(all.map(({ route }) => route))];
  const ratio = (route: string, field: 'dataShown' | 'scriptBytes') =>
    median('this site', route, 'cold', field) / median('one bundle', route, 'cold', field);
  return [
    {
      what: 'home: largest paint ÷ page without scripts',
      read:
        median('this site', 'home', 'cold', 'largestPaint') /
        median('no script', 'home', 'cold', 'largestPaint'),
      most: 1.1,
    },
    ...routes
      .filter((route) => route !== 'home')
      .map((route) => ({
        what: `${route}: data on screen ÷ one bundle`,
        read: ratio(route, 'dataShown'),
        most: 1.05,
      })),
    ...routes.map((route) => ({
      what: `${route}: script bytes ÷ one bundle`,
      read: ratio(route, 'scriptBytes'),
      most: 1.15,
    })),
    ...routes.map((route) => ({
      what: `${route}: layout shift`,
      read: median('this site', route, 'cold', 'shift'),
      most: 0.02,
    })),
    ...routes.map((route) => ({
      what: `${route}: data on screen, full cache ÷ empty cache`,
      read:
        median('this site', route, 'warm', 'dataShown') /
        median('this site', route, 'cold', 'dataShown'),
      most: 0.25,
    })),
  ];
}
