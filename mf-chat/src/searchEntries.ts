import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';

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

/** The frequent questions of students in the rows of `faq`, in their order, in English where they are translated. */
export function frequentQuestions(rows: readonly unknown[]) {
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
