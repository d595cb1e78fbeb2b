import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { reportError, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { ExamEntry } from '../formulas/exam.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { FileProblem } from './fileProblem.ts';
import { fileText } from './fileText.ts';
import { PastePreview } from './PastePreview.tsx';
import { onlyExams, readTranscript } from './readTranscript.ts';

const maxLength = 20_000;

interface PasteExamsProps {
  exams: readonly ExamEntry[];
  store: CalculatorStore;
  onDone: () => void;
}

/** Adds many exams from a transcript, a spreadsheet or a file, after a preview. */
export function PasteExams({ exams, store, onDone }: PasteExamsProps) {
  const { t } = useTranslation('calculators');
  const id = useId();
  const [text, setText] = useState('');
  /** The options that the student chose, by the lines that they are for. */
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map());
  // The field shows a letter at once, and the preview follows.
  const shownText = useDeferredValue(text);
  const lines = useMemo(
    () => readTranscript(shownText, exams, store.isCounted),
    [shownText, exams, store],
  );
  const usable = lines.flatMap((line) => {
    if (line.kind === 'exam') return line;
    const chosen = line.kind === 'question' ? choices.get(line.text) : undefined;
    return (line.kind === 'question' && line.options[chosen ?? -1]) || [];
  });
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
          maxLength={maxLength}
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
      <FileInput
        onText={(read) => {
          // The rest of a document would hide its exams.
          const found = onlyExams(read, exams, store.isCounted);
          setText(found.slice(0, maxLength));
          return found !== '';
        }}
      />
      {lines.length > 0 ? (
        <PastePreview
          lines={lines}
          choices={choices}
          onChoose={(line, option) => setChoices(new Map(choices).set(line, option))}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={usable.length === 0}
          onClick={() => {
            store.actions.paste(usable);
            onDone();
          }}
        >
          {t('exams.paste.submit', { count: usable.length })}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('exams.paste.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Takes the text of a file. `onText` says whether it contains an exam. */
function FileInput({ onText }: { onText: (text: string) => boolean }) {
  const { t } = useTranslation('calculators');
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<'reading' | 'nothing' | FileProblem['kind'] | null>(null);

  async function read(file: File) {
    setStatus('reading');
    try {
      setStatus(onText(await fileText(file)) ? null : 'nothing');
    } catch (cause) {
      setStatus(cause instanceof FileProblem ? cause.kind : 'unreadable');
      // What is wrong with a visitor's file is no failure of the page.
      if (cause instanceof FileProblem) return;
      reportError({ source: 'calculators', message: 'A transcript could not be read', cause });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input
        ref={input}
        type="file"
        accept=".pdf,.csv,.txt,application/pdf,text/csv,text/plain"
        aria-label={t('exams.paste.file')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        {t('exams.paste.file')}
      </Button>
      <p role="status" className={`text-sm ${status === 'reading' ? 'text-quiet' : 'text-danger'}`}>
        {status === null ? null : t(`exams.paste.fileStatus.${status}`)}
      </p>
    </div>
  );
}
