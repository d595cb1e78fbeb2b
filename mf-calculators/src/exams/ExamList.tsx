import { useTranslation } from 'shared/runtime';
import { ExamRow, examColumns } from './ExamRow.tsx';
import { ListActions, type ListActionsProps } from './ListActions.tsx';

interface ExamListProps extends ListActionsProps {
  /** What is wrong with the list as a whole. */
  problem?: string | undefined;
}

/** The exams of a course with their marks, and the actions on the whole list. */
export function ExamList({ exams, store, problem }: ExamListProps) {
  const { t } = useTranslation('calculators');
  return (
    <section
      aria-label={t('exams.title')}
      data-exams=""
      className="@container"
      onKeyDown={(event) => {
        if (event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
        // Text fields have an undo of their own.
        if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
        if (event.target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        store.actions.undo();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-lg font-bold">{t('exams.title')}</h3>
        <p className="hidden text-sm text-quiet not-print:pointer-fine:block">{t('exams.hint')}</p>
      </div>
      {problem ? <p className="pt-2 text-sm text-danger">{problem}</p> : null}
      <ListActions exams={exams} store={store} />
      <div
        aria-hidden="true"
        className={`hidden gap-x-3 border-b border-outline pt-4 pb-1.5 text-xs font-semibold text-quiet @min-[38rem]:grid [@media(max-height:32rem)]:hidden ${examColumns}`}
      >
        <span className="pl-8">{t('exams.columns.exam')}</span>
        <span className="text-right">CFU</span>
        <span>{t('exams.columns.kind')}</span>
        <span>{t('exams.columns.grade')}</span>
        <span>{t('exams.columns.state')}</span>
      </div>
      <ul>
        {exams.map((exam) => (
          <ExamRow key={exam.id} {...exam} store={store} />
        ))}
      </ul>
    </section>
  );
}
