import { literalPattern } from 'shared/search';
import { knownValues } from '../_shared/knownValues.gen.ts';
import { type TextLanguage, texts } from '../_shared/texts.ts';

/** What a feed is about. */
export interface FeedSubject {
  title: (language: TextLanguage) => string;
  /** The rows that it lists, with PostgREST's filters; rows of several tables are sorted together. */
  rows: readonly {
    table: 'handouts' | 'clmg_handouts' | 'guides';
    filters: Readonly<Record<string, string>>;
  }[];
  /** A course has no row of its own: its files name it, and without files it does not exist. */
  course?: { year: string; subject: string };
}

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
  if (path === '/') {
    return {
      title: (language) => texts[language].feed.all,
      rows: [
        { table: 'handouts', filters: {} },
        { table: 'clmg_handouts', filters: {} },
        { table: 'guides', filters: {} },
      ],
    };
  }
  const [start, area, slug, last, ...more] = path.split('/');
  if (start !== '' || slug === undefined || more.length > 0) return undefined;
  if (area === 'guide') return last === undefined ? guides(slug) : undefined;
  if (area !== 'dispense') return undefined;
  return slug === 'clmg' ? lawYear(last) : undergraduate(slug, last);
}

function guides(slug: string): FeedSubject | undefined {
  const category = knownValues.guideCategories.find((one) => one.slug === slug);
  return (
    category && {
      title: () => category.heading,
      rows: [{ table: 'guides', filters: { category: `eq.${slug}` } }],
    }
  );
}

type YearName = keyof (typeof knownValues.yearsInText)[TextLanguage];

const titleOfYear =
  (word: 'handouts' | 'law', { name }: { name: YearName }): FeedSubject['title'] =>
  (language) =>
    `${texts[language].feed[word]}, ${knownValues.yearsInText[language][name]}`;

function lawYear(slug: string | undefined): FeedSubject | undefined {
  const year = knownValues.clmgPages.find((one) => one.slug === slug);
  return (
    year && {
      title: titleOfYear('law', year),
      rows: [{ table: 'clmg_handouts', filters: { course_year: `eq.${year.courseYear}` } }],
    }
  );
}

function undergraduate(slug: string, course: string | undefined): FeedSubject | undefined {
  const year = knownValues.handoutPages.find((one) => one.slug === slug);
  if (!year) return undefined;
  const ofYear = { year: `eq.${year.inTable}` };
  if (course === undefined) {
    const title = titleOfYear('handouts', year);
    return { title, rows: [{ table: 'handouts', filters: ofYear }] };
  }
  const name = decode(course);
  if (name === undefined) return undefined;
  const ofCourse = { ...ofYear, subject: subjectFilter(name) };
  return {
    title: () => name,
    rows: [{ table: 'handouts', filters: ofCourse }],
    course: { year: year.inTable, subject: name },
  };
}

/** PostgREST's filter for a course, in whatever case it is spelled. */
export const subjectFilter = (name: string) => `imatch.^\\s*${literalPattern(name)}\\s*$`;

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
