import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { ExamEntry } from '../formulas/exam.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { PasteExams } from '../transcript/PasteExams.tsx';
import { AddExam } from './AddExam.tsx';

export interface ListActionsProps {
  exams: readonly ExamEntry[];
  store: CalculatorStore;
}

/** Actions on the whole list: add an exam, paste many, clear, undo. */
export function ListActions({ exams, store }: ListActionsProps) {
  const { t } = useTranslation('calculators');
  const { useStore, actions, state } = store;
  const [open, setOpen] = useState<'add' | 'paste' | null>(null);
  const pasteButton = useRef<HTMLButtonElement>(null);
  const canUndo = useStore(({ undoStack }) => undoStack.length > 0);
  const hasBulkChange = useStore((current) => current.hasBulkChange);
  const hasMarks = exams.some((exam) => exam.completed);
  // "Clear" and "Undo" unmount when they are pressed: the focus moves to a neighbour.
  const keepFocus = () => pasteButton.current?.focus();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 pt-2 @min-[38rem]:gap-x-5 print:hidden [@media(max-height:32rem)]:pt-0">
        <Action
          data-add-exam=""
          label={t('exams.add.open')}
          short={t('exams.add.openShort')}
          aria-expanded={open === 'add'}
          onClick={() => setOpen(open === 'add' ? null : 'add')}
        />
        <Action
          ref={pasteButton}
          label={t('exams.paste.open')}
          short={t('exams.paste.openShort')}
          aria-expanded={open === 'paste'}
          onClick={() => setOpen(open === 'paste' ? null : 'paste')}
        />
        {hasMarks ? (
          <Action
            label={t('exams.clear')}
            short={t('exams.clearShort')}
            onClick={() => {
              keepFocus();
              actions.clear();
            }}
          />
        ) : null}
        {canUndo ? (
          <Action
            label={t('exams.undo')}
            short={t('exams.undoShort')}
            isShort
            onClick={() => {
              if (state().undoStack.length === 1) keepFocus();
              actions.undo();
            }}
          />
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

interface ActionProps extends ComponentProps<typeof Button> {
  label: string;
  /** The first words of the label: on a phone all actions fit in one row. */
  short: string;
  /** Whether it is short on a desk too. */
  isShort?: boolean;
}

function Action({ label, short, isShort = false, ...button }: ActionProps) {
  return (
    <Button variant="link" aria-label={label} {...button}>
      <span className={isShort ? '' : '@min-[38rem]:hidden'}>{short}</span>
      {isShort ? null : <span className="hidden @min-[38rem]:inline">{label}</span>}
    </Button>
  );
}
