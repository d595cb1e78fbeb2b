import { z } from 'zod';
import { readAtMost } from '../_shared/readAtMost.ts';

/** The longest question, in characters. */
export const longestMessage = 1000;
/** In bytes: the longest question fits in it even when every character is escaped. */
const largestBody = 16_384;

/** NUL and halves of a surrogate pair: JSON may carry them, a text in Postgres may not. */
const noText = /[\0\p{Surrogate}]/u;

const question = z.object({
  sessionId: z.string().min(1, 'sessionId is empty').max(200, 'sessionId is too long'),
  message: z
    .string()
    .trim()
    .min(1, 'message is empty')
    .refine((text) => [...text].length <= longestMessage, {
      message: `message is longer than ${longestMessage} characters`,
    })
    .refine((text) => !noText.test(text), { message: 'message has characters that are no text' }),
  // An unknown language, or no context at all, is no reason to leave a student without an answer.
  context: z
    .object({
      path: z.string().max(500).catch('/'),
      lang: z.enum(['it', 'en']).catch('it'),
    })
    .catch({ path: '/', lang: 'it' }),
});

export type Question = z.infer<typeof question>;
export type Language = Question['context']['lang'];

/** @returns the question, or a sentence that says what is wrong with the request. */
export async function readQuestion(request: Request): Promise<Question | string> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return 'Send JSON with content-type application/json';
  }
  const bytes = await readAtMost(request, largestBody);
  if (bytes === undefined) return 'The request is too large';
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return 'The body is not valid JSON';
  }
  const parsed = question.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return issue === undefined
    ? 'The request is not valid'
    : `${issue.path.join('.')}: ${issue.message}`;
}
