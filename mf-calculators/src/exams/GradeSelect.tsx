import { useId } from 'react';
import { useTranslation } from 'shared/runtime';
import { grades } from '../formulas/exam.ts';
import { rules } from '../formulas/rules.ts';
import { gradeName } from './typedGrade.ts';
import { useGradeKeys } from './useGradeKeys.ts';

interface GradeSelectProps {
  label: string;
  value: number;
  onChange: (grade: number) => void;
}

/** The grade of one exam: a native select, which is cheap thirty times over, with typing of our own. */
export function GradeSelect({ label, value, onChange }: GradeSelectProps) {
  const { t } = useTranslation('calculators');
  const id = useId();
  const { refused, reset, onKeyDown, onPaste } = useGradeKeys(value, onChange);
  return (
    <span className="flex flex-col items-end">
      <select
        aria-label={label}
        aria-describedby={refused === null ? undefined : id}
        aria-invalid={refused === null ? undefined : true}
        data-grade=""
        value={value}
        onChange={(event) => {
          reset();
          onChange(Number(event.target.value));
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={reset}
        className={`min-h-10 w-18 @min-[38rem]:w-20 rounded-field border border-outline bg-surface px-1 @min-[38rem]:px-2 py-1 text-lg tabular-nums aria-invalid:border-danger @min-[38rem]:min-h-9 @min-[38rem]:text-base print:min-h-0 print:appearance-none print:border-0 print:bg-transparent print:text-right print:font-bold ${value === 0 ? 'text-quiet' : 'font-extrabold text-ink'}`}
      >
        <option value={0}>–</option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {gradeName(grade)}
          </option>
        ))}
      </select>
      <span
        id={id}
        role="alert"
        className="max-w-48 pt-1.5 text-right text-xs text-danger empty:hidden"
      >
        {refused === null ? null : t('exams.notAGrade', { ...rules, typed: refused })}
      </span>
    </span>
  );
}
