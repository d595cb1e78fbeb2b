import { tokenize } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';

/** Where the site shows a file. */
export type Place =
  | { readonly table: 'handouts'; readonly year: string; readonly subject: string }
  | { readonly table: 'clmg_handouts'; readonly course_year: number }
  | { readonly table: 'guides'; readonly category: string }
  | { readonly table: 'representatives'; readonly section: string };

/** A place, and the folders below it, which become a part of the file's name. */
export type Placed = { readonly place: Place; readonly below: readonly string[] };

/** What an editor calls a folder, without case, accents and signs. */
const folderName = (text: string) => tokenize(text.replace(/[-_]/g, ' ')).join(' ');

const law = /\b(clmg|giurisprudenza|law)\b/;
const guides = /^(guide|guides|guida)$/;
const people = /^(rappresentanti|representatives)$/;
const roman = ['i', 'ii', 'iii', 'iv', 'v'];
const english = ['1st', '2nd', '3rd', '4th', '5th'];

/** The ways to write a year as the name of a folder: its names on the site, and its number. */
function yearNames(
  page: { slug: string; name: keyof typeof knownValues.yearsInText.it },
  index: number,
) {
  const number = String(index + 1);
  return [
    page.slug,
    knownValues.yearsInText.it[page.name],
    knownValues.yearsInText.en[page.name],
    ...[number, roman[index]].flatMap((sign) => [`${sign} anno`, `anno ${sign}`]),
    `year ${number}`,
    `${english[index]} year`,
    number,
  ].map(folderName);
}

const undergraduate = knownValues.handoutPages.map((page, index) => ({
  year: page.inTable,
  names: yearNames(page, index),
}));
const ofLaw = knownValues.clmgPages.map((page, index) => ({
  courseYear: page.courseYear,
  names: yearNames(page, index),
}));
const categories = knownValues.guideCategories.map(({ slug, heading, name }) => ({
  slug,
  names: [slug, heading, name.it, name.en].map(folderName),
}));

const bodies = knownValues.bodies.map(({ name }) => ({ section: name, folder: folderName(name) }));

/** The category of that name; undefined for a heading that two of them have. */
function categoryNamed(name: string | undefined) {
  const [category, another] = categories.filter(({ names }) => names.includes(name ?? ''));
  return another ? undefined : category;
}

/**
 * Recognises a place by the names of folders: a year and a course (`1° anno/Statistica`), the law degree and a year
 * (`CLMG/Primo anno`), the guides and a category (`Guide/Tesi`), the representatives and a body (`Rappresentanti/CDD`).
 * Other folders above them do not matter.
 *
 * @returns undefined when no folder says it.
 */
export function placeOf(folders: readonly string[]): Placed | undefined {
  const names = folders.map(folderName);
  const inGuides = names.findIndex((name) => guides.test(name));
  if (inGuides >= 0) {
    const category = categoryNamed(names[inGuides + 1]);
    return (
      category && {
        place: { table: 'guides', category: category.slug },
        below: folders.slice(inGuides + 2),
      }
    );
  }
  const inPeople = names.findIndex((name) => people.test(name));
  if (inPeople >= 0) {
    const body = bodies.find(({ folder }) => folder === names[inPeople + 1]);
    return body && { place: { table: 'representatives', section: body.section }, below: [] };
  }
  for (const [index, name] of names.entries()) {
    // Only above its year: a course may be called "Business law".
    const isLaw = names.slice(0, index).some((above) => law.test(above));
    const below = folders.slice(index + 1);
    const lawYear = isLaw && ofLaw.find((year) => year.names.includes(name));
    if (lawYear)
      return { place: { table: 'clmg_handouts', course_year: lawYear.courseYear }, below };
    const year = !isLaw && undergraduate.find((known) => known.names.includes(name));
    const [subject, ...rest] = below;
    if (!year) continue;
    return subject === undefined
      ? undefined
      : { place: { table: 'handouts', year: year.year, subject: cleaned(subject) }, below: rest };
  }
  return undefined;
}

/** A name as students read it: composed letters, single spaces, nothing invisible. */
export function cleaned(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}
