import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { rules } from '../formulas/rules.ts';
import { type PastedLine, readTranscript } from '../parse/readTranscript.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { gradeName } from './typedGrade.ts';

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

/** What was read from each pasted line, or why it cannot be used. */
function PastePreview({ lines }: { lines: readonly PastedLine[] }) {
  const { t } = useTranslation('calculators');
  return (
    <section>
      <h4 className="text-sm font-semibold">{t('exams.paste.preview')}</h4>
      <ul className="pt-1 text-sm">
        {lines.map((line) => (
          <li
            key={line.line}
            className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5"
          >
            {line.kind === 'exam' ? (
              <PastedExam {...line} />
            ) : (
              <>
                <span className="min-w-0 break-words text-quiet">{line.text}</span>
                <span className="text-right text-danger">
                  {t(`exams.paste.problems.${line.problem}`, rules)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PastedExamProps = Extract<PastedLine, { kind: 'exam' }>;

function PastedExam({ exam, known, grade, seminar }: PastedExamProps) {
  const { t, plain } = useFormat();
  return (
    <>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{exam.subject}</span>
        {exam.cfu === null ? null : `, ${plain(exam.cfu)} CFU`}
        {known ? null : <span className="text-quiet"> ({t('exams.paste.added')})</span>}
      </span>
      <strong className="text-right tabular-nums">
        {seminar ? t('exams.paste.seminar') : gradeName(grade)}
      </strong>
    </>
  );
}
