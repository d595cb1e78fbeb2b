import { type Goal, middle } from '../section.ts';
import { dataShown, lookUp, type Readings, scriptBytes } from './readings.ts';

/** The goals that loading can tell, as ratios between visits of the same round. */
export function goals(all: readonly Readings[]): Goal[] {
  const { median, ratios } = lookUp(all);
  const routes = [...new Set(all.map(({ route }) => route))];
  const ofOneBundle = (route: string, read: typeof dataShown) =>
    middle(ratios(route, read, ['this site', 'cold'], ['one bundle', 'cold']));
  const painted = ratios(
    'home',
    ({ largestPaint }) => largestPaint,
    ['this site', 'cold'],
    ['no script', 'cold'],
  );
  return [
    {
      what: 'home: largest paint ÷ page without scripts',
      ...middle(painted),
      most: 1.1,
    },
    ...routes
      .filter((route) => route !== 'home')
      .map((route) => ({
        what: `${route}: data on screen ÷ one bundle`,
        ...ofOneBundle(route, dataShown),
        most: 1.05,
      })),
    ...routes.map((route) => ({
      what: `${route}: script bytes ÷ one bundle`,
      ...ofOneBundle(route, scriptBytes),
      most: 1.15,
    })),
    ...routes.map((route) => ({
      what: `${route}: layout shift`,
      read: median('this site', route, 'cold', ({ shift }) => shift),
      most: 0.02,
    })),
    ...routes.map((route) => ({
      what: `${route}: data on screen, full cache ÷ empty cache`,
      ...middle(ratios(route, dataShown, ['this site', 'warm'], ['this site', 'cold'])),
      most: 0.25,
    })),
  ];
}
