import { z } from 'zod';

export const assistantReport = z.object({
  feedback: z.array(
    z.object({
      day: z.string(),
      isHelpful: z.boolean(),
      question: z.string(),
      comment: z.string().nullable(),
      type: z.string(),
      language: z.string(),
    }),
  ),
  unanswered: z.array(
    z.object({
      question: z.string(),
      asked: z.number(),
      type: z.string(),
      language: z.string(),
      day: z.string(),
    }),
  ),
});

/** One line of a terminal, whatever a visitor typed. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

/** The report as text: the most frequent unanswered questions first, then the latest thumbs. */
export function reportText({ feedback, unanswered }: z.infer<typeof assistantReport>): string {
  const helpful = feedback.filter(({ isHelpful }) => isHelpful).length;
  return [
    `${unanswered.length} questions without an answer, the most frequent first:`,
    ...unanswered.map(
      ({ asked, question, type, language, day }) =>
        `  ${asked}× ${oneLine(question)} (${language}, ${type}, last on ${day})`,
    ),
    '',
    `${feedback.length} thumbs, ${helpful} of them up, the latest first:`,
    ...feedback.map(
      ({ isHelpful, question, comment, type, language, day }) =>
        `  ${isHelpful ? '+' : '-'} ${oneLine(question)} (${language}, ${type}, ${day})${comment === null ? '' : `: ${oneLine(comment)}`}`,
    ),
  ].join('\n');
}
