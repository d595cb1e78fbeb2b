import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizeText } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { accentColour } from './accents.ts';
import type { DemoDocument, DemoText } from './demoDocument.ts';
import { readTexts } from './readTexts.ts';

const red = accentColour('red');
const green = accentColour('green');

export function handoutDocument(row: {
  year: string;
  subject: string;
  filename: string;
}): DemoDocument {
  const page = knownValues.handoutPages.find(({ inTable }) => inTable === row.year);
  const folder = page?.slug ?? slug(row.year);
  const name = row.filename.replace(/\.pdf$/i, '');
  const heading = name.replace(`${row.subject} - `, '');
  return {
    ...text(`${folder}/${slug(row.subject)}.md`, heading),
    name,
    kicker: `${row.subject}, ${folder.replace('-', ' ')}`,
    heading,
    colour: red,
  };
}

export function lawDocument(row: { name: string; course_year: number }): DemoDocument {
  const [course = '', part] = row.name.split(' - ');
  const degree = `Giurisprudenza, anno ${row.course_year}`;
  return {
    ...text(`giurisprudenza/anno-${row.course_year}.md`, row.name),
    name: row.name,
    kicker: part === undefined ? degree : `${course}. ${degree}`,
    heading: part ?? course,
    colour: red,
  };
}

export function guideDocument(row: { category: string; title: string }): DemoDocument {
  return {
    ...text(`guide/${slug(row.category)}.md`, row.title),
    name: row.title,
    kicker: 'Guida',
    heading: row.title,
    colour: green,
  };
}

function text(file: string, title: string): DemoText {
  const texts = readTexts(
    readFileSync(path.join(import.meta.dirname, '..', 'texts', file), 'utf8'),
  );
  const found = texts.get(title);
  if (found === undefined) throw new Error(`texts/${file} has nothing called «${title}».`);
  return found;
}

/** The name of the file in texts/ for a course or category. */
function slug(name: string): string {
  return normalizeText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
