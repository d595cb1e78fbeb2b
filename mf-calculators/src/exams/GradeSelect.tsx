import { type KeyboardEvent, useRef } from 'react';
import { gradeName, grades, typedGrade } from './typedGrade.ts';

/** Keys further apart than this are not one grade, in milliseconds. */
const typingPause = 1000;

interface GradeSelectProps {
  /** The name of the field for whoever does not see the row around it. */
  label: string;
  /** How "no grade" reads. */
  noGrade: string;
  value: number;
  onChange: (grade: number) => void;
}

/**
 * The grade of one exam. The browser's own list, so that a phone shows its wheel and thirty of them
 * cost nothing; `28`, `30L` and `31` may simply be typed, and Enter goes on to the next exam.
 */
export function GradeSelect({ label, noGrade, value, onChange }: GradeSelectProps) {
  const typed = useRef({ keys: '', at: 0 });

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      neighbour(event.currentTarget, event.shiftKey ? -1 : 1)?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      typed.current.keys = '';
      onChange(0);
    } else if (/^[\dlL]$/.test(event.key)) {
      event.preventDefault();
      const { keys, at } = typed.current;
      const sofar = event.timeStamp - at < typingPause ? keys + event.key : event.key;
      const grade = typedGrade(sofar);
      // A third key starts anew, unless it is the L of 30L.
      const next = grade === undefined && sofar.length > 1 ? event.key : sofar;
      typed.current = { keys: next, at: event.timeStamp };
      if (grade !== undefined) onChange(grade);
    }
  }

  return (
    <select
      aria-label={label}
      data-grade=""
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      onKeyDown={onKeyDown}
      className="min-h-9 w-20 scroll-mb-28 rounded-field border border-outline bg-surface px-2 py-1 text-base text-ink tabular-nums"
    >
      <option value={0}>{noGrade}</option>
      {grades.map((grade) => (
        <option key={grade} value={grade}>
          {gradeName(grade)}
        </option>
      ))}
    </select>
  );
}

/** The grade field before or after this one in the same list. */
function neighbour(field: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const fields = field.closest('[data-exams]')?.querySelectorAll<HTMLElement>('[data-grade]');
  const all = [...(fields ?? [])];
  return all[all.indexOf(field) + step];
}
