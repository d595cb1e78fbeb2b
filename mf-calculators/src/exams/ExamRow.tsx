import { memo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Badge, Button, LineDrawing } from 'shared/ui';
import { useFormat } from '../format.ts';
import { type ExamEntry, examBadge } from '../formulas/exam.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { isOwn, withCompleted, withGrade, withSeminar } from '../store/marks.ts';
import { GradeSelect } from './GradeSelect.tsx';

/** Exam, credits, outcome, grade and menu; on a phone, all but the grade are below the exam. */
export const examColumns =
  'grid-cols-[minmax(0,1fr)_auto] @min-[38rem]:grid-cols-[minmax(0,1fr)_2.5rem_9.5rem_5rem_2.25rem]';

interface ExamRowProps extends ExamEntry {
  store: CalculatorStore;
}

/** One exam with its mark. Memoised: of thirty rows only the changed one re-renders. */
export const ExamRow = memo(function ExamRow(props: ExamRowProps) {
  const { id, subject, cfu, grade, completed, isSeminar, store } = props;
  const { actions } = store;
  const { t, plain } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Contained, so that typing a grade does not lay out the other rows.
    <li
      className={`grid ${examColumns} items-center gap-x-3 border-b border-hairline py-px @min-[38rem]:py-1.5 [contain:layout_style] print:py-0 ${completed ? '' : 'print:hidden'}`}
    >
      <label className="col-start-1 row-start-1 flex min-h-7 min-w-0 items-center gap-3 @min-[38rem]:min-h-9 print:min-h-7">
        <input
          type="checkbox"
          checked={completed}
          onChange={({ target }) => actions.mark(id, (mark) => withCompleted(mark, target.checked))}
          className="size-6 shrink-0 accent-accent"
        />
        <span className={`min-w-0 break-words ${completed ? 'font-semibold' : ''}`}>{subject}</span>
        <span className="sr-only">: {t('exams.completed')}</span>
      </label>
      <div className="col-start-1 row-start-2 flex flex-wrap items-center gap-x-2 pr-9 pl-9 text-xs text-quiet @min-[38rem]:contents">
        <span className="tabular-nums @min-[38rem]:col-start-2 @min-[38rem]:row-start-1 @min-[38rem]:text-sm">
          {cfu === null ? '—' : plain(cfu)}
          <span className="@min-[38rem]:sr-only"> CFU</span>
        </span>
        <span className="@min-[38rem]:col-start-3 @min-[38rem]:row-start-1 @min-[38rem]:text-sm">
          <Outcome kind={examBadge({ grade, isSeminar, completed })} />
        </span>
      </div>
      <span className="col-start-2 row-span-2 row-start-1 justify-self-end @min-[38rem]:col-start-4 @min-[38rem]:row-span-1">
        <GradeSelect
          label={t('exams.gradeOf', { subject })}
          value={grade}
          onChange={(next) => actions.mark(id, (mark) => withGrade(mark, next))}
        />
      </span>
      <button
        type="button"
        aria-label={t('exams.menu', { subject })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="col-start-1 row-start-2 grid h-7 w-9 place-items-center justify-self-end rounded-full text-quiet hover:bg-accent-soft hover:text-ink aria-expanded:bg-accent-soft @min-[38rem]:col-start-5 @min-[38rem]:row-start-1 @min-[38rem]:h-9 print:hidden"
      >
        <LineDrawing className="size-5" strokeWidth={3}>
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </LineDrawing>
      </button>
      {isOpen ? (
        <div className="col-span-full flex flex-wrap items-center gap-x-6 pb-1 pl-9 print:hidden">
          <label className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={isSeminar}
              onChange={({ target }) =>
                actions.mark(id, (mark) => withSeminar(mark, target.checked))
              }
              className="size-6 accent-accent"
            />
            {t('exams.seminar')}
            <span className="sr-only">: {subject}</span>
          </label>
          {isOwn(id) ? (
            <Button
              variant="link"
              onClick={(event) => {
                focusNeighbour(event.currentTarget);
                actions.removeExam(id);
              }}
            >
              {t('exams.remove')}
              <span className="sr-only">: {subject}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
});

/** The button unmounts with its row: the focus moves to the grade above, or to "Add an exam". */
function focusNeighbour(button: HTMLElement) {
  const list = button.closest('[data-exams]');
  const grades = [...(list?.querySelectorAll<HTMLElement>('li [data-grade]') ?? [])];
  const index = grades.findIndex((grade) => button.closest('li')?.contains(grade));
  (grades[index - 1] ?? list?.querySelector<HTMLElement>('[data-add-exam]'))?.focus();
}

const tones = {
  seminarCompleted: 'neutral',
  notTaken: 'neutral',
  gradeMissing: 'warning',
  notPassed: 'danger',
  excellent: 'success',
  good: 'success',
  sufficient: 'neutral',
} as const;

/** How the exam went. */
function Outcome({ kind }: { kind: ReturnType<typeof examBadge> }) {
  const { t } = useTranslation('calculators');
  return (
    // Narrow, so that on a phone it fits beside the credits.
    <Badge tone={tones[kind]} className="px-1.5! @min-[38rem]:px-2.5!">
      {t(`exams.badges.${kind}`)}
    </Badge>
  );
}
