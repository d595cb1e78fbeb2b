import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { Abbreviation } from './Abbreviation.tsx';
import { byYear } from './byYear.ts';
import { ExamRow, examColumns } from './ExamRow.tsx';
import { ListActions, type ListActionsProps } from './ListActions.tsx';

interface ExamListProps extends ListActionsProps {
  /** What is wrong with the list as a whole. */
  problem?: string | undefined;
}

/** The exams of a course with their marks, and the actions on the whole list. */
export function ExamList({ exams, store, problem }: ExamListProps) {
  const { t } = useTranslation('calculators');
  const isAlone = store.useStore(({ scenarios }) => scenarios.length === 1);
  const nameOf = (year: number | null) =>
    year === null ? t('exams.noYear') : t('exams.year', { year });
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
        {isAlone ? (
          <Button
            variant="link"
            className="print:hidden"
            onClick={() => store.actions.addScenario(t('scenarios.numbered', { number: 2 }))}
          >
            {t('scenarios.add')}
          </Button>
        ) : null}
        <p className="flex basis-full flex-wrap justify-between gap-x-6 text-sm text-quiet print:hidden [@media(max-height:32rem)]:hidden">
          <span className="hidden min-w-0 pointer-fine:block">{t('exams.hint')}</span>
          <span className="@min-[38rem]:hidden pointer-fine:hidden">CFU: {t('exams.cfu')}</span>
        </p>
      </div>
      {problem ? <p className="pt-2 text-sm text-danger">{problem}</p> : null}
      <ListActions exams={exams} store={store} />
      <div
        className={`hidden gap-x-3 border-b border-outline pt-4 pb-1.5 text-xs font-semibold text-quiet @min-[38rem]:grid [@media(max-height:32rem)]:hidden ${examColumns}`}
      >
        <span aria-hidden="true" className="pl-9">
          {t('exams.columns.exam')}
        </span>
        <Abbreviation short="CFU" name={t('exams.cfu')} />
        <span aria-hidden="true">{t('exams.columns.state')}</span>
        <span aria-hidden="true">{t('exams.columns.grade')}</span>
      </div>
      {byYear(exams).map(({ year, exams: members }, _, { length }) => (
        <section key={year} aria-label={length > 1 ? nameOf(year) : undefined}>
          {length > 1 ? (
            <h4 className="pt-4 pb-1 text-sm font-bold text-quiet [@media(max-height:32rem)]:py-0">
              {nameOf(year)}
            </h4>
          ) : null}
          <ul>
            {members.map((exam) => (
              <ExamRow key={exam.id} {...exam} store={store} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
