import { z } from 'zod';
import { defaultLanguage, pageLanguage } from '../_shared/languages.ts';
import { readAtMost } from '../_shared/readAtMost.ts';

/** In characters. */
const maxMessageLength = 1000;
/** The longest question and the one before it fit even when JSON escapes every character. */
const maxBodyBytes = 32_768;

/** NUL and lone surrogates: valid in JSON, but not in a Postgres text. */
const invalidCharacters = /[\0\p{Surrogate}]/u;

const question = z.object({
  sessionId: z.string().min(1, 'sessionId is empty').max(200, 'sessionId is too long'),
  message: z
    .string()
    .trim()
    .min(1, 'message is empty')
    .refine((text) => [...text].length <= maxMessageLength, {
      message: `message is longer than ${maxMessageLength} characters`,
    })
    .refine((text) => !invalidCharacters.test(text), {
      message: 'message has characters that are no text',
    }),
  // The context is optional, so an invalid one does not fail the request.
  context: z
    .object({
      path: z.string().max(500).catch('/'),
      lang: pageLanguage,
      /** The question before this one, as it was understood; the function keeps none itself. */
      previous: z
        .string()
        .trim()
        .refine((text) => !invalidCharacters.test(text))
        .transform((text) => [...text].slice(0, maxMessageLength).join(''))
        .optional()
        .catch(undefined),
    })
    .catch({ path: '/', lang: defaultLanguage }),
});

export type Question = z.infer<typeof question>;

/** @returns the question, or an error message. */
export async function readQuestion(request: Request): Promise<Question | string> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return 'Send JSON with content-type application/json';
  }
  const bytes = await readAtMost(request, maxBodyBytes);
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
