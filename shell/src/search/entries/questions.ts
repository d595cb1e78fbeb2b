import { isSameText } from 'shared/search';
import { z } from 'shared/zod';
import { bodies } from './people.ts';
import { name, optionalName, readRows } from './readRows.ts';

/** A question that students ask every year, with the association's answer. */
export interface Question {
  id: string;
  question: string;
  answer: string;
  /** The same in English, where it was translated. */
  english: { question: string; answer: string } | undefined;
  /** Other words by which it is asked for. */
  keywords: string | undefined;
  to: string;
}

const rowSchema = z.object({
  id: z.coerce.string(),
  question: name,
  answer: name,
  question_en: optionalName,
  answer_en: optionalName,
  keywords: optionalName,
  url: optionalName,
  section: optionalName,
});

/** The questions of the rows of `faq`, in their order. */
export function questionsOf(rows: readonly unknown[]): Question[] {
  return readRows(rowSchema, rows).map((row) => ({
    id: row.id,
    question: row.question,
    answer: row.answer,
    english:
      row.question_en && row.answer_en
        ? { question: row.question_en, answer: row.answer_en }
        : undefined,
    keywords: row.keywords,
    to: placeOf(row.url, row.section),
  }));
}

/** Where to read on: the site's page, else the body that helps with it, else the assistant. */
function placeOf(url: string | undefined, section: string | undefined): string {
  if (url && /^\/(?![/\\])/.test(url)) return url;
  const body = bodies.find((one) => section !== undefined && isSameText(one.name, section));
  return body ? `/rappresentanti?organo=${body.key}` : '/#astra-gpt';
}
