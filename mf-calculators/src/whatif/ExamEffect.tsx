import { memo, type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Select } from 'shared/ui';
import { type ExamEntry, lowestGrade } from '../formulas/exam.ts';
import { weightiestExam, withExamGrade } from '../formulas/examEffect.ts';
import { GradeSlider } from './GradeSlider.tsx';

interface ExamEffectProps {
  exams: readonly ExamEntry[];
  /** The rule, applied to other exams than the student's own. */
  scoreOf: (exams: readonly ExamEntry[]) => number | null;
  /** Where the slider of an exam without a grade begins. */
  usualGrade: number;
  /** Told the changed score, once the student moves something. */
  onScore?: (score: number | null) => void;
  /** What the changed score means, in words and figures. */
  children: (score: number | null) => ReactNode;
}

/** How much one exam weighs: choose it, move its grade, and see the score follow. */
export function ExamEffect({ exams, scoreOf, usualGrade, onScore, children }: ExamEffectProps) {
  const { t } = useTranslation('calculators');
  const id = useId();
  const [chosen, setChosen] = useState<{ id: string; grade: number | null } | null>(null);
  const possible = useMemo(
    () => exams.filter(({ isSeminar, cfu }) => !isSeminar && (cfu ?? 0) > 0),
    [exams],
  );
  // Stable, so that moving the slider does not draw the list of exams anew.
  const pick = useCallback(
    (next: string) => {
      setChosen({ id: next, grade: null });
      onScore?.(null);
    },
    [onScore],
  );
  const exam = possible.find((one) => one.id === chosen?.id) ?? weightiestExam(possible);
  if (!exam) return null;
  const beginning = exam.grade >= lowestGrade ? exam.grade : usualGrade;
  const grade = (chosen?.id === exam.id ? chosen.grade : null) ?? beginning;
  const scoreWith = (given: number) => scoreOf(withExamGrade(exams, exam.id, given));

  const slide = (next: number) => {
    setChosen({ id: exam.id, grade: next });
    onScore?.(scoreWith(next));
  };

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
        <ExamPicker exams={possible} value={exam.id} onChange={pick} />
        <GradeSlider grade={grade} onChange={slide} />
      </div>
      <output>{children(scoreWith(grade))}</output>
    </section>
  );
}

interface ExamPickerProps {
  exams: readonly ExamEntry[];
  value: string;
  onChange: (id: string) => void;
}

const ExamPicker = memo(function ExamPicker({ exams, value, onChange }: ExamPickerProps) {
  const { t } = useTranslation('calculators');
  return (
    <Select
      label={t('effect.exam')}
      value={value}
      options={exams.map((one) => ({ value: one.id, label: one.subject }))}
      onChange={onChange}
    />
  );
});
