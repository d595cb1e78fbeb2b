import { z } from 'zod';
import { forBrowsers, type Handler } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { secondsToWait, visitorAddress, visitorBucket } from '../_shared/rateLimit.ts';
import { calendarFeed } from './calendarFeed.ts';
import { upcomingEvents } from './upcomingEvents.ts';

/** A calendar asks once an hour; one service (Google, say) asks for many people from few addresses. */
const fiveMinutes = 300;
const limit = z.coerce.number().int().positive().catch(120);
const forEverybody = { allowed: 3000, seconds: fiveMinutes };

const language = z.enum(['it', 'en']).catch('it');
const name = z.string().trim().min(1).optional().catch(undefined);

/** The upcoming events as a calendar to follow: `GET /functions/v1/calendar?lang=it`. */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const perVisitor = {
    allowed: limit.parse(environment.CALENDAR_REQUESTS_PER_VISITOR),
    seconds: fiveMinutes,
  };
  const calendar = {
    association: name.parse(environment.ASSOCIATION_NAME),
    domain: new URL(settings.url).hostname,
  };

  return forBrowsers(
    async (request) => {
      try {
        const visitor = await visitorBucket(
          visitorAddress(request.headers, settings.trustedProxies),
          settings.serviceKey,
        );
        const wait =
          (await secondsToWait(api, `calendar:${visitor}`, perVisitor)) ||
          (await secondsToWait(api, 'calendar:everybody', forEverybody));
        if (wait > 0) return refuse(429, 'Too many requests', { 'retry-after': String(wait) });
        const lang = language.parse(new URL(request.url).searchParams.get('lang'));
        const events = await upcomingEvents(api, new Date());
        return await answer(request, calendarFeed(events, { ...calendar, language: lang }));
      } catch (error) {
        console.error('calendar:', error instanceof Error ? error.message : error);
        // A program that follows the calendar keeps what it has when it is told to come back.
        return refuse(503, 'The calendar is not available', { 'retry-after': '300' });
      }
    },
    ['GET', 'HEAD'],
  );
}

/** The feed, or only that nothing changed since the program last asked. */
async function answer(request: Request, feed: string): Promise<Response> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(feed)),
  );
  const etag = `"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const headers = {
    etag,
    'cache-control': 'public, max-age=300',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="eventi.ics"',
    'x-content-type-options': 'nosniff',
  };
  const known = request.headers.get('if-none-match')?.replace(/^W\//, '');
  if (known === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : feed, { headers });
}

function refuse(status: number, error: string, headers: Record<string, string>): Response {
  return Response.json({ error }, { status, headers });
}
