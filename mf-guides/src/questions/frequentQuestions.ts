import type { Language } from 'shared/contract';
import { cellText, safeHref } from 'shared/format';
import { indexText, searchByTerms, type TermSearchResult } from 'shared/search';

/** The columns of `faq` that the pages and the search need. */
export const questionColumns =
  'id,topic,question,answer,question_en,answer_en,keywords,url,section' as const;

/** A question of students with the association's answer. */
export type FrequentQuestion = ReturnType<typeof frequentQuestions>[number];

const text = (value: unknown) => cellText(value)?.trim() || undefined;

/**
 * The frequent questions of students in the rows of `faq`, in their order, in English where they are translated; a row
 * without question or answer is left out. Parsed by hand, because Zod would be a third of what the section's pages load.
 */
export function frequentQuestions(rows: readonly Record<string, unknown>[]) {
  return rows.flatMap((row) => {
    const [question, answer] = [text(row.question), text(row.answer)];
    const [inEnglish, answerInEnglish] = [text(row.question_en), text(row.answer_en)];
    if (!question || !answer) return [];
    return {
      id: String(row.id),
      topic: text(row.topic),
      italian: { question, answer },
      english:
        inEnglish && answerInEnglish ? { question: inEnglish, answer: answerInEnglish } : undefined,
      keywords: text(row.keywords),
      /** Where to read on: a page of the site or another one. */
      url: safeHref(cellText(row.url)),
      /** The body that helps with it, as the table of representatives names it. */
      body: text(row.section),
    };
  });
}

/** The path of a question's page. */
export const questionPath = ({ id }: FrequentQuestion) =>
  `/guide/domande/${encodeURIComponent(id)}`;

/** A question and its answer for a reader, and the language in which they are written. */
export const questionText = ({ italian, english }: FrequentQuestion, language: Language) =>
  language === 'en' && english
    ? { ...english, lang: 'en' as const }
    : { ...italian, lang: 'it' as const };

/** The questions that have the words of a query, in either language, in their answers or keywords. */
export const searchQuestions = (
  questions: readonly FrequentQuestion[],
  typed: string,
): TermSearchResult<FrequentQuestion> =>
  searchByTerms(questions, typed, ({ italian, english, keywords }) =>
    indexText(
      [italian.question, english?.question].filter(Boolean).join('\n'),
      italian.answer,
      english?.answer,
      keywords,
    ),
  );
