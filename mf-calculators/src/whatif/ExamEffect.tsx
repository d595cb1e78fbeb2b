import { type ReactNode, useId, useState } from 'react';
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
  const [chosen, setChosen] = useState<{ id: string; grade: number } | null>(null);
  const possible = exams.filter(({ isSeminar, cfu }) => !isSeminar && (cfu ?? 0) > 0);
  const exam = possible.find((one) => one.id === chosen?.id) ?? weightiestExam(possible);
  if (!exam) return null;
  const beginning = (one: ExamEntry) => (one.grade >= lowestGrade ? one.grade : usualGrade);
  const grade = chosen?.id === exam.id ? chosen.grade : beginning(exam);
  const scoreWith = (one: ExamEntry, given: number) => scoreOf(withExamGrade(exams, one.id, given));

  function choose(one: ExamEntry | undefined, given: number | undefined) {
    if (!one) return;
    const next = given ?? beginning(one);
    setChosen({ id: one.id, grade: next });
    onScore?.(scoreWith(one, next));
  }

  return (
    <section aria-labelledby={id} className="@container flex flex-col gap-3 print:hidden">
      <div>
        <h3 id={id} className="text-lg font-bold">
          {t('effect.title')}
        </h3>
        <p className="text-sm text-quiet">{t('effect.hint')}</p>
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 @min-[34rem]:grid-cols-2">
        <Select
          label={t('effect.exam')}
          value={exam.id}
          options={possible.map((one) => ({ value: one.id, label: one.subject }))}
          onChange={(next) =>
            choose(
              possible.find((one) => one.id === next),
              undefined,
            )
          }
        />
        <GradeSlider grade={grade} onChange={(next) => choose(exam, next)} />
      </div>
      <output>{children(scoreWith(exam, grade))}</output>
    </section>
  );
}
