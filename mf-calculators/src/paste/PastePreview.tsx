import { useLanguage, useTranslation } from 'shared/runtime';
import { gradeName } from '../exams/typedGrade.ts';
import { plain } from '../formatNumber.ts';
import type { PastedLine } from './readTranscript.ts';

/** What was read from each pasted line, or why it cannot be used. */
export function PastePreview({ lines }: { lines: readonly PastedLine[] }) {
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
                  {t(`exams.paste.problems.${line.problem}`)}
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
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  return (
    <>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{exam.subject}</span>
        {exam.cfu === null ? null : `, ${plain(exam.cfu, language)} CFU`}
        {known ? null : <span className="text-quiet"> ({t('exams.paste.added')})</span>}
      </span>
      <strong className="text-right tabular-nums">
        {seminar ? t('exams.paste.seminar') : gradeName(grade)}
      </strong>
    </>
  );
}
