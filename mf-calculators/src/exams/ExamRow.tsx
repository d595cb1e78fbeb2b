import { memo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { ExamEntry } from '../formulas/exam.ts';
import { examBadge } from '../formulas/examBadge.ts';
import { plain } from '../numbers.ts';
import type { ExamActions } from '../work/createWork.ts';
import { ExamBadge } from './ExamBadge.tsx';
import { examColumns } from './examColumns.ts';
import { GradeSelect } from './GradeSelect.tsx';

interface ExamRowProps extends ExamEntry {
  /** Whether the student added it and may take it away. */
  own: boolean;
  noGrade: string;
  actions: ExamActions;
}

/** One exam: done or not, seminar or graded. Thirty of them redraw one at a time. */
export const ExamRow = memo(function ExamRow(props: ExamRowProps) {
  const { id, subject, cfu, grade, completed, isSeminar, own, noGrade, actions } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  return (
    // Contained: a grade that is typed neither lays out nor paints the other rows.
    <li
      className={`grid ${examColumns} items-center gap-x-3 border-b border-hairline py-1.5 [contain:layout_style] print:py-0 ${completed ? '' : 'print:hidden'}`}
    >
      <label className="flex min-h-9 min-w-0 items-center gap-3 print:min-h-7">
        <input
          type="checkbox"
          checked={completed}
          onChange={(event) => actions.complete(id, event.target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className={`min-w-0 break-words ${completed ? 'font-semibold' : ''}`}>{subject}</span>
        <span className="sr-only">: {t('exams.completed')}</span>
      </label>
      <span className="text-right text-sm text-quiet tabular-nums">
        {cfu === null ? '—' : plain(cfu, language)}
        <span className="@min-[38rem]:sr-only"> CFU</span>
      </span>
      <div className="flex flex-wrap items-center gap-x-4 pl-8 @min-[38rem]:contents">
        <label
          className={`flex min-h-9 items-center gap-2 text-sm text-quiet @min-[38rem]:col-start-3 @min-[38rem]:row-start-1 print:min-h-7 ${isSeminar ? '' : 'print:invisible'}`}
        >
          <input
            type="checkbox"
            checked={isSeminar}
            onChange={(event) => actions.markSeminar(id, event.target.checked)}
            className="size-4.5 accent-accent"
          />
          {t('exams.seminar')}
          <span className="sr-only">: {subject}</span>
        </label>
        <span className="flex items-center justify-between gap-2 @min-[38rem]:col-start-5 @min-[38rem]:row-start-1">
          <ExamBadge kind={examBadge({ grade, isSeminar })} />
          {own ? (
            <button
              type="button"
              aria-label={t('exams.remove', { subject })}
              onClick={(event) => {
                focusNeighbour(event.currentTarget);
                actions.removeExam(id);
              }}
              className="grid size-9 place-items-center rounded-full print:hidden text-quiet hover:bg-accent-soft hover:text-ink"
            >
              <Icon name="close" className="size-4.5" />
            </button>
          ) : null}
        </span>
      </div>
      <span className="justify-self-end @min-[38rem]:col-start-4 @min-[38rem]:row-start-1">
        <GradeSelect
          label={t('exams.gradeOf', { subject })}
          noGrade={noGrade}
          value={grade}
          onChange={(next) => actions.grade(id, next)}
        />
      </span>
    </li>
  );
});

/** The button goes with its row: the keyboard goes on at the grade above, or where exams are added. */
function focusNeighbour(button: HTMLElement) {
  const list = button.closest('[data-exams]');
  const grades = [...(list?.querySelectorAll<HTMLElement>('li [data-grade]') ?? [])];
  const own = grades.findIndex((grade) => button.closest('li')?.contains(grade));
  (grades[own - 1] ?? list?.querySelector<HTMLElement>('[data-add-exam]'))?.focus();
}
