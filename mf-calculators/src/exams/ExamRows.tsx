import { memo } from 'react';
import type { ExamEntry } from '../formulas/exam.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { ExamRow } from './ExamRow.tsx';

interface ExamRowsProps {
  exams: readonly ExamEntry[];
  store: CalculatorStore;
}

/** More rows than any real course has. */
const chunkSize = 40;

/** The rows in chunks, which the browser does not render off screen. */
export function ExamRows({ exams, store }: ExamRowsProps) {
  const count = Math.ceil(exams.length / chunkSize);
  return Array.from({ length: count }, (_, index) => index * chunkSize).map((start) => (
    <RowChunk
      key={start}
      exams={exams.slice(start, start + chunkSize)}
      store={store}
      isOnly={count === 1}
    />
  ));
}

interface RowChunkProps extends ExamRowsProps {
  isOnly: boolean;
}

const RowChunk = memo(
  function RowChunk({ exams, store, isOnly }: RowChunkProps) {
    return (
      <ul
        className={isOnly ? '' : '[content-visibility:auto] print:[content-visibility:visible]'}
        style={isOnly ? undefined : { containIntrinsicHeight: `auto ${exams.length * 5}rem` }}
      >
        {exams.map((exam) => (
          <ExamRow key={exam.id} {...exam} store={store} />
        ))}
      </ul>
    );
  },
  // Each key slices new arrays, but an exam's object stays the same until its mark changes.
  (before, now) =>
    before.isOnly === now.isOnly &&
    before.store === now.store &&
    before.exams.length === now.exams.length &&
    before.exams.every((exam, index) => exam === now.exams[index]),
);
