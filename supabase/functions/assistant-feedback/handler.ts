import { z } from 'zod';
import { errorResponse, type Handler, tooManyRequests, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { knownPageLanguage } from '../_shared/languages.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { rateLimiter } from '../_shared/rateLimit.ts';
import { readAtMost } from '../_shared/readAtMost.ts';

const maxBodyBytes = 8000;

/** Valid in JSON, but not in a Postgres text. */
const text = z
  .string()
  .trim()
  .refine((value) => !/[\0\p{Surrogate}]/u.test(value));

const feedback = z.object({
  helpful: z.boolean(),
  question: text.min(1).max(1000),
  comment: text.max(300).nullish(),
  type: z.string().regex(/^[a-z_]{1,20}$/),
  lang: knownPageLanguage,
});

/**
 * Stores a thumb for an answer: `POST { helpful, question, comment?, type, lang }`. Nothing about the visitor is
 * stored.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const secondsToWait = rateLimiter('feedback', environment, settings, api);

  return withCors(
    async (request) => {
      const body = await readAtMost(request, maxBodyBytes);
      if (!body) return errorResponse(413, 'Too large');
      const parsed = feedback.safeParse(parseJson(new TextDecoder().decode(body)));
      if (!parsed.success) return errorResponse(400, 'Not feedback');
      const { helpful, question, comment, type, lang } = parsed.data;
      const wait = await secondsToWait(request);
      if (wait > 0) return tooManyRequests(wait);
      await api.call('save_assistant_feedback', {
        is_helpful: helpful,
        question,
        comment: comment ?? null,
        reply_type: type,
        language: lang,
      });
      return Response.json({ stored: true });
    },
    { failure: { name: 'assistant-feedback' } },
  );
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
