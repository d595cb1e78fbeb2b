import { knownValues } from '../_shared/knownValues.gen.ts';

type UndergraduateYear = (typeof knownValues.handoutPages)[number];
type LawYear = (typeof knownValues.clmgPages)[number];
type GuideCategory = (typeof knownValues.guideCategories)[number];

/** What a feed is about. */
export type FeedSubject =
  | { kind: 'all' }
  | { kind: 'year'; year: UndergraduateYear }
  | { kind: 'course'; year: UndergraduateYear; subject: string }
  | { kind: 'law'; year: LawYear }
  | { kind: 'guides'; category: GuideCategory };

/** Longer than the name of any course. */
const longestSegment = 600;

/**
 * What the feed of a page is about.
 *
 * @param path The path of the page, as in its address: `/dispense/primo-anno/Diritto%20privato`; `/` is
 *   everything.
 * @returns Undefined for a path that has no feed.
 */
export function feedSubject(path: string): FeedSubject | undefined {
  if (path === '/') return { kind: 'all' };
  const [start, area, slug, last, ...more] = path.split('/');
  if (start !== '' || slug === undefined || more.length > 0) return undefined;
  if (area === 'guide') {
    const category = knownValues.guideCategories.find((one) => one.slug === slug);
    return category && last === undefined ? { kind: 'guides', category } : undefined;
  }
  if (area !== 'dispense') return undefined;
  if (slug === 'clmg') {
    const year = knownValues.clmgPages.find((one) => one.slug === last);
    return year && { kind: 'law', year };
  }
  const year = knownValues.handoutPages.find((one) => one.slug === slug);
  if (!year) return undefined;
  if (last === undefined) return { kind: 'year', year };
  const subject = decode(last);
  return subject === undefined ? undefined : { kind: 'course', year, subject };
}

/** A course's name; undefined for what can be none. */
function decode(segment: string): string | undefined {
  if (segment.length > longestSegment) return undefined;
  try {
    const name = decodeURIComponent(segment).trim();
    return name === '' || name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}
