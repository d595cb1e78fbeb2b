import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** A question as students type it, and what a good reply offers. */
const question = z.object({
  q: z.string(),
  /** The question before it, in a dialogue. */
  previous: z.string().optional(),
  lang: z.enum(['it', 'en']).default('it'),
  /**
   * Parts of titles, bodies, people or paths, any of which answers it; groups of them where several things are asked.
   * Nothing: the question must be refused, unless it is small talk or `danger`.
   */
  expect: z.union([z.array(z.string()), z.array(z.array(z.string()))]),
  /** What is right beside them. */
  ok: z.array(z.string()).default([]),
  /** What the reply's own text must say: any of these, as regular expressions. */
  fact: z.array(z.string()).optional(),
  kind: z.string(),
});

export type BenchQuestion = z.infer<typeof question>;

const questionSet = z.object({
  /** By role, not by name. */
  author: z.string(),
  date: z.iso.date(),
  /** What was fitted by its questions; null for a set that measures. */
  fitted: z.string().nullable(),
  questions: z.array(question),
});

export interface QuestionSet extends z.infer<typeof questionSet> {
  name: string;
}

/** A list of questions alone has no author. */
const questionFile = z.union([
  questionSet,
  z.array(question).transform((questions) => ({ author: '', date: '', fitted: null, questions })),
]);

const folder = new URL('./questions/', import.meta.url);

export function readQuestionSet(file: string | URL): QuestionSet {
  const name = String(file).replace(/^.*\/|\.json$/g, '');
  return { name, ...questionFile.parse(JSON.parse(readFileSync(file, 'utf8'))) };
}

/** The sets of this folder, those that fitted nothing first. */
export function questionSets(): QuestionSet[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readQuestionSet(new URL(name, folder)))
    .sort((one, other) => Number(one.fitted !== null) - Number(other.fitted !== null));
}
