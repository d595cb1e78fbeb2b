import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { mayBecomeGrade, typedGrade } from './typedGrade.ts';

/** Keys further apart than this belong to different grades. */
const typingPauseMs = 1000;
/** Every key that a typed number may contain, valid or not. */
const numberKey = /^[\dlLeE.,+-]$/;

/**
 * Grades from the keyboard: `28`, `30L` and `31` can be typed or pasted, Enter and the arrows up and
 * down move between exams, left and right change the grade by one. Other input is refused and shown.
 */
export function useGradeKeys(grade: number, onChange: (grade: number) => void) {
  const typed = useRef({ keys: '', at: 0, before: 0 });
  const [refused, setRefused] = useState<string | null>(null);

  function type(key: string, at: number) {
    const last = typed.current;
    const continues = last.keys !== '' && at - last.at < typingPauseMs;
    // A digit after a complete number, valid or not, starts a new one.
    const isNew = !continues || (/\d/.test(key) && /^(\d{2,}|[04-9])$/.test(last.keys));
    const keys = (isNew ? key : last.keys + key).slice(0, 6);
    const before = isNew ? grade : last.before;
    typed.current = { keys, at, before };
    const next = typedGrade(keys);
    if (next !== undefined) onChange(next);
    // `27` was a grade until a comma followed: restore the grade before it.
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
      reset();
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

  function reset() {
    typed.current = { keys: '', at: 0, before: 0 };
    setRefused(null);
  }

  return { refused, reset, onKeyDown, onPaste };
}

function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : undefined;
}

/** Whether the select's list is open: there the arrows choose. */
function isOpen(field: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && field.matches(':open');
}

/** The grade field before or after this one in the same list. */
function neighbour(field: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const fields = field.closest('[data-exams]')?.querySelectorAll<HTMLElement>('[data-grade]');
  const all = [...(fields ?? [])];
  return all[all.indexOf(field) + step];
}
