import { memo } from 'react';
import type { ExamEntry } from '../formulas/exam.ts';
import type { ExamActions } from '../work/createWork.ts';
import { isOwn } from '../work/marks.ts';
import { ExamRow } from './ExamRow.tsx';

interface ExamRowsProps {
  exams: readonly ExamEntry[];
  noGrade: string;
  actions: ExamActions;
}

/** More rows than any course has: a longer list is drawn in parts. */
const mostTogether = 40;

/** The rows of a list of exams. A part that is out of sight is neither laid out nor painted. */
export function ExamRows({ exams, noGrade, actions }: ExamRowsProps) {
  const parts = Math.ceil(exams.length / mostTogether);
  return Array.from({ length: parts }, (_, part) => part * mostTogether).map((start) => (
    <Part
      key={start}
      exams={exams.slice(start, start + mostTogether)}
      noGrade={noGrade}
      actions={actions}
      alone={parts === 1}
    />
  ));
}

interface PartProps extends ExamRowsProps {
  /** Whether it is the whole list. */
  alone: boolean;
}

const Part = memo(function Part(props: PartProps) {
  const { exams, noGrade, actions, alone } = props;
  return (
    <ul
      className={alone ? '' : '[content-visibility:auto] print:[content-visibility:visible]'}
      style={alone ? undefined : { containIntrinsicHeight: `auto ${exams.length * 5}rem` }}
    >
      {exams.map((exam) => (
        <ExamRow key={exam.id} {...exam} own={isOwn(exam.id)} noGrade={noGrade} actions={actions} />
      ))}
    </ul>
  );
}, isSame);

/** Parts are cut anew at each key; the exams in them stay the same until their marks change. */
function isSame(before: PartProps, now: PartProps): boolean {
  return (
    before.alone === now.alone &&
    before.noGrade === now.noGrade &&
    before.actions === now.actions &&
    before.exams.length === now.exams.length &&
    before.exams.every((exam, index) => exam === now.exams[index])
  );
}
