import { useTranslation } from 'shared/runtime';
import { gradeName } from '../exams/typedGrade.ts';
import { useFormat } from '../format.ts';
import { rules } from '../formulas/rules.ts';
import type { PastedExam, PastedLine } from './readTranscript.ts';

interface PastePreviewProps {
  lines: readonly PastedLine[];
  choices: ReadonlyMap<string, number>;
  onChoose: (line: string, option: number) => void;
}

/** What was read from each pasted line, what the student must choose, or why a line cannot be used. */
export function PastePreview({ lines, choices, onChoose }: PastePreviewProps) {
  const { t } = useTranslation('calculators');
  return (
    <section>
      <h4 className="text-sm font-semibold">{t('exams.paste.preview')}</h4>
      <ul className="pt-1 text-sm">
        {lines.map((line) => (
          <li
            key={line.line}
            className={`flex items-baseline justify-between gap-x-4 gap-y-1 border-b border-hairline py-1.5 ${line.kind === 'question' ? 'flex-wrap' : ''}`}
          >
            {line.kind === 'exam' ? <ReadExam {...line} /> : null}
            {line.kind === 'unread' ? (
              <>
                <span className="min-w-0 break-words text-quiet">{line.text}</span>
                <span className="text-right text-danger">
                  {t(`exams.paste.problems.${line.problem}`, rules)}
                </span>
              </>
            ) : null}
            {line.kind === 'question' ? (
              <Question
                {...line}
                chosen={choices.get(line.text) ?? -1}
                onChoose={(option) => onChoose(line.text, option)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useExamText() {
  const { t, plain } = useFormat();
  return {
    nameAndCfu: ({ exam }: PastedExam) =>
      exam.cfu === null ? exam.subject : `${exam.subject}, ${plain(exam.cfu)} CFU`,
    result: ({ seminar, grade }: PastedExam) =>
      seminar ? t('exams.paste.seminar') : gradeName(grade),
  };
}

function ReadExam(read: PastedExam) {
  const { t } = useTranslation('calculators');
  const { nameAndCfu, result } = useExamText();
  return (
    <>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{nameAndCfu(read)}</span>
        {read.known ? null : <span className="text-quiet"> ({t('exams.paste.added')})</span>}
      </span>
      <strong className="text-right tabular-nums">{result(read)}</strong>
    </>
  );
}

interface QuestionProps {
  text: string;
  options: readonly PastedExam[];
  /** -1 while the line is left out. */
  chosen: number;
  onChoose: (option: number) => void;
}

/** A line with several meanings, each as an option; none is chosen at first. */
function Question({ text, options, chosen, onChoose }: QuestionProps) {
  const { t } = useTranslation('calculators');
  const { nameAndCfu, result } = useExamText();
  return (
    <>
      <span className="min-w-0 break-words text-quiet">{text}</span>
      <select
        aria-label={t('exams.paste.ask', { text })}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={`min-h-10 max-w-full rounded-field border bg-surface px-2 py-1 text-base ${chosen < 0 ? 'border-warning text-warning' : 'border-outline font-semibold'}`}
      >
        <option value={-1}>{t('exams.paste.choose')}</option>
        {options.map((option, index) => (
          <option key={`${nameAndCfu(option)} ${result(option)}`} value={index}>
            {nameAndCfu(option)}: {result(option)}
          </option>
        ))}
      </select>
    </>
  );
}
