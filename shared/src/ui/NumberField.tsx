import { type InputHTMLAttributes, type KeyboardEvent, useId } from 'react';
import { useLanguage } from 'shared/runtime';
import type { Language } from '../contract/language.ts';
import { numberFormat } from '../format/formatters.ts';
import { stepped } from './stepNumber.ts';

interface NumberFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder'> {
  label: string;
  min?: number;
  max?: number;
  /** The step of the arrow keys, which do nothing without it. An empty field starts at the placeholder. */
  step?: number;
  /** The typed text; the caller parses it. */
  value: string;
  onChange: (value: string) => void;
  /** The validation error. */
  error?: string | undefined;
  hint?: string;
}

/** A field for a number. Comma and point are both decimal marks, and invalid input is never removed. */
export function NumberField({
  label,
  value,
  onChange,
  error,
  hint,
  min,
  max,
  step,
  placeholder,
}: NumberFieldProps) {
  const id = useId();
  const mark = decimalMark(useLanguage());
  const takeStep = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || direction === undefined) return;
    // By default the caret would move to the other end.
    event.preventDefault();
    const from = value.trim() === '' ? (placeholder ?? '') : value;
    const next = stepped(from, direction * step, mark, { min, max });
    if (next !== null) onChange(next);
  };
  const range = min !== undefined && max !== undefined ? ` (${min}–${max})` : '';
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        <span className="font-normal text-quiet">{range}</span>
      </label>
      <input
        id={id}
        inputMode={step !== undefined && step >= 1 ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={takeStep}
        className="min-h-11 w-full rounded-field border border-outline bg-surface px-3.5 py-2 text-base tabular-nums aria-invalid:border-danger"
      />
      {error || hint ? (
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-danger' : 'text-quiet'}`}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}

/** `,` in Italian, `.` in English. */
function decimalMark(language: Language): string {
  const parts = numberFormat(language, {}).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
