import { z } from 'zod';
import { errorResponse, type Handler, tooManyRequests, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { publicText } from '../_shared/publicText.ts';
import { rateLimiter } from '../_shared/rateLimit.ts';
import { defaultTextLanguage, textLanguages } from '../_shared/texts.ts';
import { calendarFeed } from './calendarFeed.ts';
import { upcomingEvents } from './upcomingEvents.ts';

const language = z.enum(textLanguages).catch(defaultTextLanguage);

/** The parameter `type`: all events without it. */
const deadlines = 'deadline';

const calendarHeaders = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="eventi.ics"',
};

const endpoint = {
  methods: ['GET', 'HEAD'],
  // With `retry-after`, calendar programs keep their last copy.
  failure: {
    name: 'calendar',
    error: 'The calendar is not available',
    headers: { 'retry-after': '300' },
  },
} as const;

/**
 * The upcoming events as a calendar to subscribe to: `GET /functions/v1/calendar?lang=it`. With `&event=<id>`,
 * that event alone; with `&type=deadline`, deadlines alone.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const secondsToWait = rateLimiter('calendar', environment, settings, api);
  const calendar = {
    association: settings.association,
    // As in the downloads of the site, so that an event is one event whichever way it came.
    domain: new URL(settings.site ?? settings.url).hostname,
  };

  return withCors(async (request) => {
    const wait = await secondsToWait(request);
    if (wait > 0) return tooManyRequests(wait);
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
    return publicText(request, feed, calendarHeaders);
  }, endpoint);
}
