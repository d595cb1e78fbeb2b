import { type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { defaultLanguage } from '../_shared/languages.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { networkOf, rateLimiter, sha256Hex } from '../_shared/rateLimit.ts';
import { findAnswer } from './findAnswer.ts';
import { readModelSettings } from './model/modelSettings.ts';
import { type Question, readQuestion } from './question.ts';
import { errorReply, streamedReply } from './reply.ts';
import { languageOf } from './understanding/languageOf.ts';
import { say } from './writing/texts.ts';

/** Answers a question of the chat. Errors are replies as well, with a matching status. */
export function createHandler(environment: Environment): Handler {
  const project = readSettings(environment);
  const api = projectApi(project);
  const secondsToWait = rateLimiter('assistant', environment, project, api);
  const settings = readModelSettings(environment);

  const answer = async (
    request: Request,
    question: Question,
    onClaim: (text: string) => void,
    signal: AbortSignal,
  ) => {
    const network = await networkOf(request.headers, project.edgeSecrets);
    const model = settings && {
      settings,
      onClaim,
      signal,
      network: await sha256Hex(`${project.serviceKey}|${network}`, 16),
    };
    return findAnswer({ api, handoutsBucket: project.handoutsBucket, model }, question);
  };
  const failed = (error: unknown, { context: { lang } }: Question) => {
    console.error('assistant:', error instanceof Error ? error.message : error);
    return errorReply(say(lang, 'failed'), lang, 'The assistant is not available');
  };

  return withCors(async (request) => {
    const asked = await readQuestion(request);
    if (typeof asked === 'string') {
      return Response.json(errorReply(say(defaultLanguage, 'invalid'), defaultLanguage, asked), {
        status: 400,
      });
    }
    const { previous, lang: ofPage } = asked.context;
    // A follow-up that could be either is in the language of the question before.
    const lang = languageOf(
      asked.message,
      previous === undefined ? ofPage : languageOf(previous, ofPage),
    );
    const question = { ...asked, context: { ...asked.context, lang } };
    try {
      const wait = await secondsToWait(request, question.sessionId);
      if (wait > 0) {
        const headers = { 'retry-after': String(wait) };
        const reply = errorReply(
          say(lang, wait > 60 ? 'tooMany' : 'tooManyForOne', { minutes: Math.ceil(wait / 60) }),
          lang,
          'Too many questions',
        );
        return Response.json(reply, { status: 429, headers });
      }
      // Without a model nothing takes long enough to be worth a stream.
      if (settings && request.headers.get('accept')?.includes('text/event-stream')) {
        return streamedReply((onClaim, signal) =>
          answer(request, question, onClaim, signal).catch((error) => failed(error, question)),
        );
      }
      return Response.json(await answer(request, question, () => {}, request.signal));
    } catch (error) {
      return Response.json(failed(error, question), { status: 503 });
    }
  });
}
