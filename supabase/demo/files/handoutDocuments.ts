import type { Concept, ConceptsBySubject } from '../texts/concept.ts';
import { firstYear } from '../texts/firstYear.ts';
import { guides } from '../texts/guides.ts';
import { law } from '../texts/law.ts';
import { secondYear } from '../texts/secondYear.ts';
import { thirdYear } from '../texts/thirdYear.ts';
import { type DemoDocument, namedFirst } from './demoDocument.ts';

const undergraduate: ConceptsBySubject = { ...firstYear, ...secondYear, ...thirdYear };

const yearNames: Readonly<Record<string, string>> = {
  'First Year': 'primo anno',
  'Second Year': 'secondo anno',
  'Third Year': 'terzo anno',
};

export function handoutDocument(row: {
  year: string;
  subject: string;
  filename: string;
}): DemoDocument {
  const title = row.filename.replace(/\.pdf$/i, '');
  return {
    title,
    kind: `Dispensa, ${yearNames[row.year] ?? row.year}`,
    introduction: `Questa dispensa raccoglie le idee che servono per seguire ${row.subject} e per arrivare preparati all'esame: ogni pagina spiega un'idea, chiede di usarla e lascia una domanda su cui controllarsi.`,
    concepts: namedFirst(undergraduate[row.subject] ?? [], title),
  };
}

export function lawDocument(row: { name: string; course_year: number }): DemoDocument {
  const name = row.name.toLowerCase();
  const concepts: Concept[] = law
    .filter(([word]) => name.includes(word))
    .flatMap(([, found]) => found);
  return {
    title: row.name,
    kind: `Dispensa di giurisprudenza, anno ${row.course_year}`,
    introduction: `Questa dispensa accompagna lo studio di ${row.name}: gli istituti essenziali, con le parole che servono all'orale, e un metodo per leggere norme e sentenze.`,
    concepts: namedFirst(concepts, row.name),
  };
}

export function guideDocument(row: {
  category: string;
  title: string;
  description: string | null;
}): DemoDocument {
  return {
    title: row.title,
    kind: 'Guida',
    introduction: `${row.description ?? row.title} Scadenze e uffici cambiano ogni anno: per quelli vale sempre il bando ufficiale.`,
    concepts: namedFirst(guides[row.category] ?? [], row.title),
  };
}
