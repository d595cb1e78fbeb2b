import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { mayBecomeGrade, typedGrade } from './typedGrade.ts';

/** Keys further apart than this are not one grade, in milliseconds. */
const typingPause = 1000;
/** What a typed number may be made of, right or wrong. */
const numberKey = /^[\dlLeE.,+-]$/;

/**
 * Grades from the keyboard: `28`, `30L` and `31` are typed or pasted, Enter and the arrows up and down
 * go from exam to exam, left and right are one grade less and more. What is not a grade is not taken,
 * and said.
 */
export function useGradeKeys(grade: number, onChange: (grade: number) => void) {
  const typed = useRef({ keys: '', at: 0, before: 0 });
  /** What was typed and is no grade. */
  const [refused, setRefused] = useState<string | null>(null);

  function type(key: string, at: number) {
    const last = typed.current;
    const goesOn = last.keys !== '' && at - last.at < typingPause;
    // A digit after a whole number, right or wrong, begins the next try.
    const anew = !goesOn || (/\d/.test(key) && /^(\d{2,}|[04-9])$/.test(last.keys));
    const keys = (anew ? key : last.keys + key).slice(0, 6);
    const before = anew ? grade : last.before;
    typed.current = { keys, at, before };
    const next = typedGrade(keys);
    if (next !== undefined) onChange(next);
    // `27` was taken for a moment, before a comma made something else of it.
    else if (!mayBecomeGrade(keys)) onChange(before);
    setRefused(mayBecomeGrade(keys) ? null : keys);
  }

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || isOpen(event.currentTarget)) return;
    const step = stepOf(event);
    if (step !== undefined) {
      event.preventDefault();
      neighbour(event.currentTarget, step)?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      forget();
      onChange(0);
    } else if (numberKey.test(event.key)) {
      event.preventDefault();
      type(event.key, event.timeStamp);
    }
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const text = event.clipboardData.getData('text').trim();
    const next = typedGrade(text.replace(/\s/g, ''));
    if (next !== undefined) onChange(next);
    setRefused(next === undefined ? text.slice(0, 20) : null);
  }

  function forget() {
    typed.current = { keys: '', at: 0, before: 0 };
    setRefused(null);
  }

  return { refused, forget, onKeyDown, onPaste };
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

/** Whether the browser shows the list of grades, where the arrows choose. */
function isOpen(field: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && field.matches(':open');
}

/** The grade field before or after this one in the same list. */
function neighbour(field: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const fields = field.closest('[data-exams]')?.querySelectorAll<HTMLElement>('[data-grade]');
  const all = [...(fields ?? [])];
  return all[all.indexOf(field) + step];
}
