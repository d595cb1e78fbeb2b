import { useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { ExamEntry } from '../formulas/exam.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { AddExam } from './AddExam.tsx';
import { PasteExams } from './PasteExams.tsx';

interface ListActionsProps {
  exams: readonly ExamEntry[];
  store: CalculatorStore;
}

/** Actions on the whole list: add an exam, paste many, clear, undo. */
export function ListActions({ exams, store }: ListActionsProps) {
  const { t } = useTranslation('calculators');
  const { useStore, actions } = store;
  const [open, setOpen] = useState<'add' | 'paste' | null>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const canUndo = useStore(({ undoStack }) => undoStack.length > 0);
  const hasBulkChange = useStore((state) => state.hasBulkChange);
  const hasMarks = exams.some((exam) => exam.completed);
  // "Clear" and "Undo" unmount when they are pressed: the focus moves to a neighbour.
  const keepFocus = () => pasteButton.current?.focus();
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
        {hasMarks ? (
          <Button
            variant="link"
            onClick={() => {
              keepFocus();
              actions.clear();
            }}
          >
            {t('exams.clear')}
          </Button>
        ) : null}
        {canUndo ? (
          <Button
            variant="link"
            onClick={() => {
              if (useStore.getState().undoStack.length === 1) keepFocus();
              actions.undo();
            }}
          >
            {t('exams.undo')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {hasBulkChange ? t('exams.changed') : null}
      </p>
      {open === 'add' ? <AddExam store={store} /> : null}
      {open === 'paste' ? (
        <PasteExams
          exams={exams}
          store={store}
          onDone={() => {
            setOpen(null);
            keepFocus();
          }}
        />
      ) : null}
    </>
  );
}
