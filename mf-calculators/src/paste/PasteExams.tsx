import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { ExamEntry } from '../formulas/exam.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { PastePreview } from './PastePreview.tsx';
import { readTranscript } from './readTranscript.ts';

interface PasteExamsProps {
  exams: readonly ExamEntry[];
  store: CalculatorStore;
  onDone: () => void;
}

/** Adds many exams from a transcript or a spreadsheet, after a preview. */
export function PasteExams({ exams, store, onDone }: PasteExamsProps) {
  const { t } = useTranslation('calculators');
  const id = useId();
  const [text, setText] = useState('');
  const lines = useMemo(() => readTranscript(text, exams, store.isCounted), [text, exams, store]);
  const usable = lines.filter((line) => line.kind === 'exam').length;
  return (
    <div className="mt-4 flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          {t('exams.paste.label')}
        </label>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the student pressed a button for this field.
          autoFocus
          rows={5}
          maxLength={20_000}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-field border border-outline bg-surface px-3.5 py-2 text-base"
        />
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {t('exams.paste.hint')}
        </p>
      </div>
      {lines.length > 0 ? <PastePreview lines={lines} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={usable === 0}
          onClick={() => {
            store.actions.paste(lines);
            onDone();
          }}
        >
          {t('exams.paste.submit', { count: usable })}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('exams.paste.cancel')}
        </Button>
      </div>
    </div>
  );
}
