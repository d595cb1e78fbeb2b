import type { Language } from 'shared/contract';
import { safeHref } from 'shared/format';
import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';

const questionRow = z.object({
  id: z.coerce.string(),
  topic: optionalRowText,
  question: rowText,
  answer: rowText,
  question_en: optionalRowText,
  answer_en: optionalRowText,
  keywords: optionalRowText,
  url: optionalRowText,
  section: optionalRowText,
});

/** A question of students with the association's answer. */
export type FrequentQuestion = ReturnType<typeof frequentQuestions>[number];

/** The frequent questions of students in the rows of `faq`, in their order, in English where they are translated. */
export function frequentQuestions(rows: readonly unknown[]) {
  return parseRows(questionRow, rows).map((row) => ({
    id: row.id,
    topic: row.topic,
    italian: { question: row.question, answer: row.answer },
    english:
      row.question_en && row.answer_en
        ? { question: row.question_en, answer: row.answer_en }
        : undefined,
    keywords: row.keywords,
    /** Where to read on: a page of the site or another one. */
    url: safeHref(row.url ?? null),
    /** The body that helps with it, as the table of representatives names it. */
    body: row.section,
  }));
}

/** The path of a question's page. */
export const questionPath = ({ id }: FrequentQuestion) =>
  `/guide/domande/${encodeURIComponent(id)}`;

/** A question and its answer for a reader, and the language in which they are written. */
export const questionText = ({ italian, english }: FrequentQuestion, language: Language) =>
  language === 'en' && english
    ? { ...english, lang: 'en' as const }
    : { ...italian, lang: 'it' as const };
