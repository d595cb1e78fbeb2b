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
/** A campus, a residence or a lecture hall may have one address for all who are there. */
const visitorsPerNetwork = 10;
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
  const allowed = limit.parse(environment.ASSISTANT_QUESTIONS_PER_VISITOR);
  const perVisitor = { allowed, seconds: fiveMinutes };
  const perNetwork = { allowed: allowed * visitorsPerNetwork, seconds: fiveMinutes };

  return forBrowsers(async (request) => {
    const asked = await readQuestion(request);
    if (typeof asked === 'string') {
      return refuse(400, errorReply(phrases.it.invalid, 'it', asked));
    }
    const lang = languageOf(asked.message, asked.context.lang);
    const question = { ...asked, context: { ...asked.context, lang } };
    const say = phrases[lang];
    try {
      const address = visitorAddress(request.headers, settings.trustedProxies);
      const network = await visitorBucket(address, settings.serviceKey);
      const visitor = await visitorBucket(address, settings.serviceKey + question.sessionId);
      // A session is the caller's word, so what a network may ask bounds how many it can invent. A
      // question that one visitor may not ask does not spend what the others have.
      const wait = await secondsToWaitForAll(api, [
        { bucket: `assistant:visitor:${visitor}`, ...perVisitor },
        { bucket: `assistant:network:${network}`, ...perNetwork },
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
