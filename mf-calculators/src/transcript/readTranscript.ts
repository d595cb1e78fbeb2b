import { comparableText } from 'shared/search';
import { grades, honoursGrade, maxCfu, maxSubjectLength } from '../formulas/exam.ts';
import type { PlanExam } from '../parse/parsePlan.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { type Columns, readCells, readHeadings, type TranscriptCell } from './transcriptCells.ts';
import type { TranscriptValue } from './transcriptWords.ts';

/** Why a line could not be used. */
type PasteProblem = 'noSubject' | 'noGrade' | 'noCfu' | 'counted';

/** An exam as a line is understood. */
export interface PastedExam {
  exam: PlanExam;
  /** Whether the plan has it. */
  known: boolean;
  grade: number;
  seminar: boolean;
}

export type PastedLine =
  | ({ kind: 'exam'; line: number } & PastedExam)
  /** What the line says is not clear: the student chooses. */
  | { kind: 'question'; line: number; text: string; options: readonly PastedExam[] }
  | { kind: 'unread'; line: number; text: string; problem: PasteProblem };

const maxLines = 200;
/** A longer line is no row of a transcript. */
const maxLineLength = 1000;
/** The greatest number with which a name is likely to end: "Analisi 3". */
const maxOfName = 3;
/** More values than a row of a transcript has. */
const maxValues = 16;
/** More lines than a document about one student has. */
const maxDocumentLines = 2000;
/** More ways to read a line than a student wants to compare. */
const maxOptions = 6;

type PlanByName = ReadonlyMap<string, PlanExam>;

interface Reading extends PastedExam {
  /** How many numbers of the line it does not explain. */
  unexplained: number;
  /** Whether it differs from the line only in the credits. */
  isClose: boolean;
  /** Whether it is a guess that the student must confirm. */
  isDoubtful: boolean;
}

const isGrade = (value: number): boolean => grades.includes(value);
const isCfu = (value: number): boolean => value > 0 && value <= maxCfu;
const amounts = (values: readonly TranscriptValue[], kind: 'number' | 'cfu' | 'grade' | 'word') =>
  values.flatMap((value) => (value.kind === kind ? value.amount : []));
const without = (list: readonly number[], value: number | undefined): number[] =>
  value !== undefined && list.includes(value) ? list.toSpliced(list.indexOf(value), 1) : [...list];

/** Everything that a candidate can mean, or what is missing in it. */
function readCandidate(candidate: Candidate, plan: PlanByName): Reading[] | PasteProblem {
  const { subject, before, after, isLoose, endsWithNumber } = candidate;
  const values = [...before, ...after];
  const known = plan.get(comparableText(subject));
  const given = amounts(values, 'cfu');
  const leading = amounts(before, 'number');
  let numbers = amounts(values, 'number');
  // The year of the course, or the row's number, stands in front of a portal's rows.
  const [ordinal] = leading;
  const behind = amounts(after, 'number');
  const isComplete =
    [...behind, ...given].some((n) => isCfu(n) && !isGrade(n)) &&
    (behind.some(isGrade) ||
      after.some(
        ({ kind }) =>
          kind === 'grade' || kind === 'word' || kind === 'honours' || kind === 'passed',
      ));
  if (leading.length === 1 && isComplete) numbers = without(numbers, ordinal);
  const has = (kind: TranscriptValue['kind']) => values.some((value) => value.kind === kind);
  if (has('failed')) return 'noGrade';
  const said = has('honours') ? [honoursGrade] : amounts(values, 'grade').filter(isGrade);
  const gradings: { grade: number; rest: number[] }[] =
    said.length > 0
      ? // "28 (ventotto)" says it twice.
        [...new Set(said)].map((grade) => ({ grade, rest: without(numbers, grade) }))
      : [...new Set(numbers.filter(isGrade))].map((grade) => ({
          grade,
          rest: without(numbers, grade),
        }));
  if (gradings.length === 0) {
    gradings.push(...amounts(values, 'word').map((grade) => ({ grade, rest: numbers })));
  }
  // "Superato" beside a number that may be the credits.
  if (has('passed') && said.length === 0) gradings.push({ grade: 0, rest: numbers });
  if (gradings.length === 0) return 'noGrade';
  const readings = gradings.flatMap(({ grade, rest }): Reading[] => {
    const base = { grade, seminar: grade === 0 };
    if (known) {
      const left = without(
        given.length > 0 ? [...given, ...rest] : rest,
        known.cfu ?? rest.find((n) => !isGrade(n)),
      );
      // The plan's credits count also where the line has others; a small number may belong to the name.
      const other = left.find(
        (n) => isCfu(n) && !(isLoose && Number.isInteger(n) && n <= maxOfName),
      );
      const isOwnCfu = said.length === 0 && grade !== 0 && grade === known.cfu && rest.length === 0;
      if (isOwnCfu && has('passed')) return [];
      return [
        {
          ...base,
          exam: known,
          known: true,
          unexplained: left.length,
          isClose: without(left, other).length === 0,
          isDoubtful: isOwnCfu,
        },
      ];
    }
    const credits = given.length > 0 ? given.slice(0, 1) : [...new Set(rest.filter(isCfu))];
    return credits.map((cfu) => ({
      ...base,
      exam: { id: '', subject: subject.slice(0, maxSubjectLength), cfu },
      known: false,
      unexplained: rest.length - (given.length > 0 ? 0 : 1),
      isClose: false,
      isDoubtful:
        // "Matematica 2 27": 2 may belong to the name, and so may 8 in "Fisica 2 8 27".
        (isLoose &&
          given.length === 0 &&
          Number.isInteger(cfu) &&
          cfu <= maxOfName &&
          after.length > 1) ||
        (isLoose && endsWithNumber && given.length === 0) ||
        // The year of the course, without credits.
        (cfu === ordinal && cfu <= maxOfName && given.length === 0) ||
        (grade === 0 && numbers.length === 1 && isGrade(cfu)),
    }));
  });
  return readings.length > 0 ? readings : 'noCfu';
}

const countValues = (cells: readonly TranscriptCell[]): number =>
  cells.flatMap(({ before, after }) => [...before, ...after]).filter(({ kind }) => kind !== 'other')
    .length;

const sameExam = (one: PastedExam, other: PastedExam): boolean =>
  one.exam.id === other.exam.id &&
  one.exam.subject === other.exam.subject &&
  one.exam.cfu === other.exam.cfu &&
  one.grade === other.grade;

/** One reading where the line is clear, several to choose from where it is not. */
function choose(readings: readonly Reading[]): { clear: boolean; readings: Reading[] } {
  const explained = readings.filter(({ unexplained }) => unexplained === 0);
  const complete = explained.length > 0 ? explained : readings.filter(({ isClose }) => isClose);
  const fromPlan = complete.filter(({ known }) => known);
  const best = fromPlan.length > 0 ? fromPlan : complete;
  const [first, another] = best;
  if (first && !another && !first.isDoubtful) return { clear: true, readings: best };
  const inOrder = readings.toSorted(
    (a, b) => a.unexplained - b.unexplained || a.exam.subject.length - b.exam.subject.length,
  );
  return { clear: false, readings: inOrder };
}

/**
 * Reads rows copied from a spreadsheet, a CSV file, a portal or a transcript: name, CFU and grade in any order,
 * comma or point, `30L`, `30 e lode` and `28/30`; dates, codes and years are ignored, `idoneo` is a seminar. A
 * subject of the plan has its own credits. A line with more than one meaning is a question.
 *
 * @param isCounted Whether the calculator counts a subject by itself, such as the thesis.
 * @param most How many lines are read.
 */
export function readTranscript(
  text: string,
  plan: readonly PlanExam[],
  isCounted: (subject: string) => boolean = () => false,
  most = maxLines,
): PastedLine[] {
  // The first of exams with the same name.
  const byName = new Map(plan.toReversed().map((exam) => [comparableText(exam.subject), exam]));
  let columns: Columns | undefined;
  return text
    .split(/\r?\n/)
    .slice(0, most)
    .flatMap((whole, line): PastedLine[] => {
      const raw = whole.slice(0, maxLineLength);
      const shown = raw.trim();
      if (shown === '') return [];
      const named = readHeadings(raw);
      columns = named ?? columns;
      if (named) return [];
      const unread = (problem: PasteProblem): PastedLine[] => [
        { kind: 'unread', line, text: shown, problem },
      ];
      const ways = readCells(columns ? raw : shown, columns);
      // Every value can be a grade or the credits of every name: a table without line breaks has too many readings.
      if (ways.some((cells) => countValues(cells) > maxValues)) return unread('noGrade');
      const candidates = ways.flatMap(candidatesOf);
      if (candidates.length === 0) return unread('noSubject');
      if (candidates.some(({ subject }) => isCounted(subject))) return unread('counted');
      const results = candidates.map((candidate) => readCandidate(candidate, byName));
      const found = results.flatMap((result) => (typeof result === 'string' ? [] : result));
      if (found.length === 0) return unread(results.includes('noCfu') ? 'noCfu' : 'noGrade');
      const { clear, readings } = choose(found);
      const exams = readings
        .map(({ exam, known, grade, seminar }) => ({ exam, known, grade, seminar }))
        .filter((exam, at, all) => all.findIndex((other) => sameExam(exam, other)) === at);
      const [first] = exams;
      if (first && clear) return [{ kind: 'exam', line, ...first }];
      return [{ kind: 'question', line, text: shown, options: exams.slice(0, maxOptions) }];
    });
}

/** The lines of a document that name exams, with the row of headings of a table; empty without an exam. */
export function onlyExams(...[text, plan, isCounted]: Parameters<typeof readTranscript>): string {
  const read = readTranscript(text, plan, isCounted, maxDocumentLines);
  const isUseful = (line: PastedLine) => line.kind !== 'unread' || line.problem === 'noCfu';
  if (!read.some(isUseful)) return '';
  const dropped = new Set(read.flatMap((line) => (isUseful(line) ? [] : line.line)));
  return text
    .split(/\r?\n/)
    .slice(0, maxDocumentLines)
    .filter((row, line) => row.trim() !== '' && !dropped.has(line))
    .join('\n');
}
