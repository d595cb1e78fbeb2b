import { z } from 'zod';
import { errorResponse, type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { rateLimiter, sha256Hex } from '../_shared/rateLimit.ts';
import { defaultTextLanguage, textLanguages } from '../_shared/texts.ts';
import { calendarFeed } from './calendarFeed.ts';
import { upcomingEvents } from './upcomingEvents.ts';

const language = z.enum(textLanguages).catch(defaultTextLanguage);
const name = z.string().trim().min(1).optional().catch(undefined);

/** The parameter `type`: all events without it. */
const deadlines = 'deadline';

/**
 * The upcoming events as a calendar to subscribe to: `GET /functions/v1/calendar?lang=it`. With `&event=<id>`,
 * that event alone; with `&type=deadline`, deadlines alone.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const secondsToWait = rateLimiter('calendar', environment, settings, api);
  const calendar = {
    association: name.parse(environment.ASSOCIATION_NAME),
    domain: new URL(settings.url).hostname,
  };

  return withCors(
    async (request) => {
      try {
        const wait = await secondsToWait(request);
        if (wait > 0) return errorResponse(429, 'Too many requests', { 'retry-after': `${wait}` });
        const { searchParams } = new URL(request.url);
        const lang = language.parse(searchParams.get('lang'));
        const id = searchParams.get('event');
        const type = searchParams.get('type');
        if (type !== null && type !== deadlines) return errorResponse(400, 'No such type');
        const onlyDeadlines = type !== null;
        const all = await upcomingEvents(api, new Date());
        const events = all.filter(
          (event) => (id === null || event.id === id) && (!onlyDeadlines || event.isDeadline),
        );
        if (id !== null && events.length === 0) return errorResponse(404, 'No such event');
        const feed = calendarFeed(events, { ...calendar, language: lang, onlyDeadlines });
        return await feedResponse(request, feed);
      } catch (error) {
        console.error('calendar:', error instanceof Error ? error.message : error);
        // With `retry-after`, calendar programs keep their last copy.
        return errorResponse(503, 'The calendar is not available', { 'retry-after': '300' });
      }
    },
    ['GET', 'HEAD'],
  );
}

/** The feed, or 304 when it has not changed. */
async function feedResponse(request: Request, feed: string): Promise<Response> {
  const etag = `"${await sha256Hex(feed, 12)}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=300',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="eventi.ics"',
    'x-content-type-options': 'nosniff',
  };
  const cachedEtag = request.headers.get('if-none-match')?.replace(/^W\//, '');
  if (cachedEtag === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : feed, { headers });
}
