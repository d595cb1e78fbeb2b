import { z } from 'zod';
import { forBrowsers, type Handler } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { secondsToWaitForAll, visitorAddress, visitorBucket } from '../_shared/rateLimit.ts';
import { findAnswer } from './findAnswer.ts';
import { readModelSettings } from './model/modelSettings.ts';
import { readQuestion } from './question.ts';
import { errorReply, refuse } from './reply.ts';
import { languageOf } from './understanding/languageOf.ts';
import { phrases } from './writing/phrases.ts';

const fiveMinutes = 300;
const questionsPerVisitor = 20;
const forEverybody = { allowed: 600, seconds: fiveMinutes };
const limit = z.coerce.number().int().positive().catch(questionsPerVisitor);

/** Answers a question of the chat. Errors come in the shape of a reply, with a fitting status. */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const sources = {
    api,
    handoutsBucket: settings.handoutsBucket,
    model: readModelSettings(environment),
  };
  const perVisitor = {
    allowed: limit.parse(environment.ASSISTANT_QUESTIONS_PER_VISITOR),
    seconds: fiveMinutes,
  };

  return forBrowsers(async (request) => {
    const asked = await readQuestion(request);
    if (typeof asked === 'string') {
      return refuse(400, errorReply(phrases.it.invalid, 'it', asked));
    }
    const lang = languageOf(asked.message, asked.context.lang);
    const question = { ...asked, context: { ...asked.context, lang } };
    const say = phrases[lang];
    try {
      const visitor = await visitorBucket(
        visitorAddress(request.headers, settings.trustedProxies),
        settings.serviceKey,
      );
      // A question that one visitor may not ask does not spend what everybody has.
      const wait = await secondsToWaitForAll(api, [
        { bucket: `assistant:${visitor}`, ...perVisitor },
        { bucket: 'assistant:everybody', ...forEverybody },
      ]);
      if (wait > 0) {
        const reply = errorReply(say.tooMany, lang, 'Too many questions');
        return refuse(429, reply, { 'retry-after': String(wait) });
      }
      return Response.json(await findAnswer(sources, question));
    } catch (error) {
      console.error('assistant:', error instanceof Error ? error.message : error);
      return refuse(503, errorReply(say.failed, lang, 'The assistant is not available'));
    }
  });
}
