import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';

/** A frequent question of students, with the association's answer. */
interface FrequentQuestion {
  id: string;
  question: string;
  answer: string;
  /** The same in English, where it was translated. */
  english: { question: string; answer: string } | undefined;
  /** Other words by which it is searched. */
  keywords: string | undefined;
  to: string;
}

const questionRow = z.object({
  id: z.coerce.string(),
  question: rowText,
  answer: rowText,
  question_en: optionalRowText,
  answer_en: optionalRowText,
  keywords: optionalRowText,
  url: optionalRowText,
  section: optionalRowText,
});

/** The questions of the rows of `faq`, in their order. */
export function frequentQuestions(rows: readonly unknown[]): FrequentQuestion[] {
  return parseRows(questionRow, rows).map((row) => ({
    id: row.id,
    question: row.question,
    answer: row.answer,
    english:
      row.question_en && row.answer_en
        ? { question: row.question_en, answer: row.answer_en }
        : undefined,
    keywords: row.keywords,
    to: linkOf(row.url, row.section),
  }));
}

/** Where to read on: the site's page, else the body that helps with it, else the assistant. */
function linkOf(url: string | undefined, body: string | undefined): string {
  if (url && /^\/(?![/\\])/.test(url)) return url;
  return body ? `/rappresentanti?sezione=${encodeURIComponent(body)}` : '/#astra-gpt';
}
