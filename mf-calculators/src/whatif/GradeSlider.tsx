import { useId } from 'react';
import { useTranslation } from 'shared/runtime';
import { gradeName } from '../exams/typedGrade.ts';
import { honoursGrade, lowestGrade } from '../formulas/exam.ts';

/** A grade from 18 to 30L, to slide: the browser's own slider, which every hand and reader knows. */
export function GradeSlider({
  grade,
  onChange,
}: {
  grade: number;
  onChange: (grade: number) => void;
}) {
  const { t } = useTranslation('calculators');
  const id = useId();
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{t('effect.grade')}</span>
        <strong aria-hidden="true" className="text-lg leading-none tabular-nums">
          {gradeName(grade)}
        </strong>
      </label>
      <input
        id={id}
        type="range"
        min={lowestGrade}
        max={honoursGrade}
        step={1}
        value={grade}
        aria-valuetext={gradeName(grade)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-9 w-full cursor-pointer accent-accent"
      />
      <span aria-hidden="true" className="-mt-1 flex justify-between text-xs text-quiet">
        <span>{gradeName(lowestGrade)}</span>
        <span>{gradeName(honoursGrade)}</span>
      </span>
    </div>
  );
}
