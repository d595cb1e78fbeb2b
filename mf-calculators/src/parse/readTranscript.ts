import { parseTypedNumber } from 'shared/format';
import { isSameText } from 'shared/search';
import { grades, honoursGrade, maxCfu, maxSubjectLength } from '../formulas/exam.ts';
import type { PlanExam } from './parsePlan.ts';

/** Why a line could not be used. */
type PasteProblem = 'noSubject' | 'noGrade' | 'ambiguous' | 'noCfu' | 'counted';

export type PastedLine =
  | { kind: 'exam'; line: number; exam: PlanExam; known: boolean; grade: number; seminar: boolean }
  | { kind: 'unread'; line: number; text: string; problem: PasteProblem };

const maxLines = 200;
const passed = /^(id|idoneo|idonea|idoneità|approvato|approvata|superato|pass|passed)\.?$/i;
const date = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/;

/** One spelling for honours, and no "/30". */
function normalise(line: string): string {
  return line
    .replace(/\b30\s*(?:\/\s*30)?\s*(?:e\s+lode|con\s+lode|cum\s+laude|l\b)/gi, '30L')
    .replace(/\b(\d{2})\s*\/\s*30\b/g, '$1');
}

function isValue(word: string): boolean {
  return word === '30L' || date.test(word) || passed.test(word) || parseTypedNumber(word) !== null;
}

/** The ways to split a line into subject and values, the longest subject first. */
function readings(line: string): { subject: string; values: string[] }[] {
  const cells = line.split(/\t|;|\||\s{2,}/).flatMap((cell) => cell.trim() || []);
  if (cells.length > 1) {
    const words = cells.filter((cell) => !isValue(cell));
    const subject = words.toSorted((left, right) => right.length - left.length)[0] ?? '';
    return [{ subject, values: cells.filter(isValue) }];
  }
  const words = line.split(/\s+/).filter(Boolean);
  let last = words.length;
  while (last > 0 && isValue(words[last - 1] ?? '')) last -= 1;
  let first = 0;
  while (first < last && isValue(words[first] ?? '')) first += 1;
  // "Matematica 2 27": a number may belong to the name.
  return [Math.min(words.length, last + 1), last].map((end) => ({
    subject: words.slice(first, end).join(' '),
    values: [...words.slice(0, first), ...words.slice(end)],
  }));
}

const isGrade = (value: number): boolean => grades.includes(value);

/** Grade and credits among the values of a line. Known credits decide which of two numbers is the grade. */
function readValues(
  values: readonly string[],
  knownCfu: number | null,
): { grade: number; cfu: number | null; seminar: boolean } | PasteProblem {
  const honours = values.includes('30L');
  const numbers = values.flatMap((value) => parseTypedNumber(value) ?? []);
  if (honours) return { grade: honoursGrade, cfu: numbers[0] ?? null, seminar: false };
  const candidates = numbers.filter(isGrade);
  const others = numbers.filter((value) => !isGrade(value));
  if (candidates.length === 0) {
    if (!values.some((value) => passed.test(value))) return 'noGrade';
    return { grade: 0, cfu: numbers[0] ?? null, seminar: true };
  }
  const grades =
    candidates.length > 1 && knownCfu !== null && candidates.includes(knownCfu)
      ? candidates.toSpliced(candidates.indexOf(knownCfu), 1)
      : candidates;
  const [grade, another] = grades;
  if (grade === undefined || another !== undefined) return 'ambiguous';
  return { grade, cfu: others[0] ?? null, seminar: false };
}

/**
 * Reads rows copied from a spreadsheet or a transcript: subject, CFU and grade in any order, comma
 * or point, `30L`, `30 e lode` and `28/30`; dates are ignored, `idoneo` is a seminar. A subject of
 * the plan has its own credits.
 *
 * @param isCounted Whether the calculator counts a subject by itself, such as the thesis.
 */
export function readTranscript(
  text: string,
  plan: readonly PlanExam[],
  isCounted: (subject: string) => boolean = () => false,
): PastedLine[] {
  return text
    .split(/\r?\n/)
    .slice(0, maxLines)
    .flatMap((raw, line): PastedLine[] => {
      if (raw.trim() === '') return [];
      const unread = (problem: PasteProblem): PastedLine[] => [
        { kind: 'unread', line, text: raw.trim(), problem },
      ];
      const all = readings(normalise(raw.trim()));
      const match = all
        .map((reading) => ({
          reading,
          exam: plan.find((exam) => isSameText(exam.subject, reading.subject)),
        }))
        .find(({ exam }) => exam !== undefined);
      const reading = match?.reading ?? all.at(-1);
      if (!reading || !/\p{L}/u.test(reading.subject)) return unread('noSubject');
      if (isCounted(reading.subject)) return unread('counted');
      const values = readValues(reading.values, match?.exam?.cfu ?? null);
      if (typeof values === 'string') return unread(values);
      const { grade, seminar, cfu } = values;
      if (match?.exam)
        return [{ kind: 'exam', line, exam: match.exam, known: true, grade, seminar }];
      if (cfu === null || cfu <= 0 || cfu > maxCfu) return unread('noCfu');
      const exam = { id: '', subject: reading.subject.slice(0, maxSubjectLength), cfu };
      return [{ kind: 'exam', line, exam, known: false, grade, seminar }];
    });
}
