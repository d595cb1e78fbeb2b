import { useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { ExamEntry } from '../formulas/exam.ts';
import { PasteExams } from '../paste/PasteExams.tsx';
import type { CalculatorWork } from '../work/createWork.ts';
import { AddExam } from './AddExam.tsx';

interface ListActionsProps {
  exams: readonly ExamEntry[];
  work: CalculatorWork;
  noGrade: string;
  refuse: ((subject: string) => string | undefined) | undefined;
}

/** What can be done with the whole list: add an exam, paste many, clear, take the last step back. */
export function ListActions({ exams, work, noGrade, refuse }: ListActionsProps) {
  const { t } = useTranslation('calculators');
  const [open, setOpen] = useState<'add' | 'paste' | null>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const undoable = work.useWork(({ past }) => past.length > 0);
  const manyChanged = work.useWork((state) => state.manyChanged);
  // What goes away when it is pressed leaves the keyboard beside it.
  const stay = () => pasteButton.current?.focus();
  const marked = exams.some((exam) => exam.completed);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 pt-2 print:hidden [@media(max-height:32rem)]:pt-0">
        <Button
          data-add-exam=""
          variant="link"
          aria-expanded={open === 'add'}
          onClick={() => setOpen(open === 'add' ? null : 'add')}
        >
          {t('exams.add.open')}
        </Button>
        <Button
          ref={pasteButton}
          variant="link"
          aria-expanded={open === 'paste'}
          onClick={() => setOpen(open === 'paste' ? null : 'paste')}
        >
          {t('exams.paste.open')}
        </Button>
        {marked ? (
          <Button
            variant="link"
            onClick={() => {
              stay();
              work.actions.clear();
            }}
          >
            {t('exams.clear')}
          </Button>
        ) : null}
        {undoable ? (
          <Button
            variant="link"
            onClick={() => {
              if (work.useWork.getState().past.length === 1) stay();
              work.actions.undo();
            }}
          >
            {t('exams.undo')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {manyChanged ? t('exams.changed') : null}
      </p>
      {open === 'add' ? <AddExam actions={work.actions} noGrade={noGrade} refuse={refuse} /> : null}
      {open === 'paste' ? (
        <PasteExams
          exams={exams}
          actions={work.actions}
          refuse={refuse}
          onDone={() => {
            setOpen(null);
            stay();
          }}
        />
      ) : null}
    </>
  );
}
