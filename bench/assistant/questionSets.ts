import { readFileSync } from 'node:fs';
import { questions as known } from '../../supabase/tests/assistantQuestions/questions.ts';
import { type BenchQuestion, questionFile } from './evaluate.ts';

export interface QuestionSet {
  name: string;
  questions: readonly BenchQuestion[];
  /** Whether the gate between the tiers is fitted on it. */
  isFitted: boolean;
}

export function readQuestions(file: string | URL): BenchQuestion[] {
  return questionFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const inFolder = (name: string) =>
  readQuestions(new URL(`./questions/${name}.json`, import.meta.url));

/** The known sets; `questions/README.md` says where each comes from. */
export function questionSets(): QuestionSet[] {
  return [
    { name: 'open', questions: inFolder('open'), isFitted: true },
    { name: 'development', questions: inFolder('development'), isFitted: true },
    { name: 'known', questions: known, isFitted: true },
    { name: 'fresh-first', questions: inFolder('fresh-first'), isFitted: true },
    { name: 'fresh-second', questions: inFolder('fresh-second'), isFitted: true },
    ...['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((name) => ({
      name: `fresh-${name}`,
      questions: inFolder(`fresh-${name}`),
      isFitted: false,
    })),
    { name: 'dialogues', questions: inFolder('dialogues'), isFitted: false },
    ...[
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
      'thirteenth',
      'fourteenth',
      'fifteenth',
      'sixteenth',
      'seventeenth',
      'eighteenth',
    ].map((name) => ({
      name: `distress-${name}`,
      questions: inFolder(`distress-${name}`),
      isFitted: false,
    })),
  ];
}
