import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Select } from 'shared/ui';
import { gradeName } from '../exams/typedGrade.ts';
import type { Destination } from '../formulas/destinations.ts';
import { type ExamEntry, honoursGrade } from '../formulas/exam.ts';
import { weighingExams, weightiestExam, withExamGrade } from '../formulas/examEffect.ts';
import { rules } from '../formulas/rules.ts';
import { ScoreChange } from './ScoreChange.tsx';

interface ExamEffectProps {
  exams: readonly ExamEntry[];
  /** The score that other grades would give. */
  scoreOf: (exams: readonly ExamEntry[]) => number | null;
  /** Called with the changed score when the student moves the slider. */
  onScore?: (score: number | null) => void;
  /** The score with the student's own grades. */
  score: number;
  decimals: number;
  destinations?: readonly Destination[] | undefined;
}

/** How much one exam weighs: the student chooses it, moves its grade and sees the score follow. */
export const ExamEffect = memo(function ExamEffect(props: ExamEffectProps) {
  const { exams, scoreOf, onScore, score, decimals, destinations } = props;
  const { t } = useTranslation('calculators');
  const id = useId();
  const [chosen, setChosen] = useState<{ id: string; grade: number | null } | null>(null);
  const options = useMemo(() => weighingExams(exams), [exams]);
  const exam = options.find((option) => option.id === chosen?.id) ?? weightiestExam(options);
  if (!exam) return null;
  const ownGrade = exam.grade >= rules.lowestGrade ? exam.grade : rules.fullGrade;
  const grade = (chosen?.id === exam.id ? chosen.grade : null) ?? ownGrade;
  const scoreWith = (given: number) => scoreOf(withExamGrade(exams, exam.id, given));
  const tried = scoreWith(grade);

  return (
    <section
      aria-labelledby={id}
      data-part="effect"
      tabIndex={-1}
      className="@container flex scroll-mt-2 flex-col gap-3 print:hidden"
    >
      <div>
        <h3 id={id} className="text-lg font-bold">
          {t('effect.title')}
        </h3>
        <p className="text-sm text-quiet">{t('effect.hint')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 @min-[34rem]:grid-cols-2">
        <Select
          label={t('exams.columns.exam')}
          value={exam.id}
          options={options.map((option) => ({ value: option.id, label: option.subject }))}
          onChange={(next) => {
            setChosen({ id: next, grade: null });
            onScore?.(null);
          }}
        />
        <GradeSlider
          grade={grade}
          onChange={(next) => {
            setChosen({ id: exam.id, grade: next });
            onScore?.(scoreWith(next));
          }}
        />
      </div>
      <output>
        {tried === null ? null : (
          <ScoreChange
            before={score}
            after={tried}
            decimals={decimals}
            destinations={destinations}
          />
        )}
      </output>
    </section>
  );
});

function GradeSlider({ grade, onChange }: { grade: number; onChange: (grade: number) => void }) {
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
        min={rules.lowestGrade}
        max={honoursGrade}
        step={1}
        value={grade}
        aria-valuetext={gradeName(grade)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-9 w-full cursor-pointer accent-accent"
      />
      <span aria-hidden="true" className="-mt-1 flex justify-between text-xs text-quiet">
        <span>{gradeName(rules.lowestGrade)}</span>
        <span>{gradeName(honoursGrade)}</span>
      </span>
    </div>
  );
}
