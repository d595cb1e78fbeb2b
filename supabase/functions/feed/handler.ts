import { z } from 'zod';
import { errorResponse, type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { rateLimiter, sha256Hex } from '../_shared/rateLimit.ts';
import { atomFeed, lastChange } from './atomFeed.ts';
import { feedEntries } from './feedEntries.ts';
import { feedRequest } from './feedRequest.ts';

const name = z.string().trim().min(1).optional().catch(undefined);
const address = z.url({ protocol: /^https?$/ });

/**
 * What is new on a page as an Atom feed: `GET /functions/v1/feed?path=/dispense/primo-anno&lang=it`; without
 * a path, on the whole site. `SITE_URL` is the address of the site.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const secondsToWait = rateLimiter('feed', environment, settings, api);

  return withCors(
    async (request) => {
      try {
        const wait = await secondsToWait(request);
        if (wait > 0) return errorResponse(429, 'Too many requests', { 'retry-after': `${wait}` });
        const asked = feedRequest(new URL(request.url).searchParams);
        if (!asked) return errorResponse(400, 'No such feed');
        const entries = await feedEntries(api, asked, new Date());
        // A course is nothing but its files.
        if (asked.subject.kind === 'course' && entries.length === 0) {
          return errorResponse(404, 'No such course');
        }
        const feed = atomFeed(asked, entries, {
          site: address.parse(environment.SITE_URL),
          feeds: `${settings.url}/functions/v1/feed`,
          association: name.parse(environment.ASSOCIATION_NAME),
        });
        return await feedResponse(request, feed, lastChange(entries));
      } catch (error) {
        console.error('feed:', error instanceof Error ? error.message : error);
        // With `retry-after`, readers keep their last copy.
        return errorResponse(503, 'The feed is not available', { 'retry-after': '300' });
      }
    },
    ['GET', 'HEAD'],
  );
}

/** The feed, or 304 when it has not changed. */
async function feedResponse(request: Request, feed: string, changed: Date): Promise<Response> {
  const etag = `"${await sha256Hex(feed, 12)}"`;
  const headers = {
    etag,
    'last-modified': changed.toUTCString(),
    'cache-control': 'public, max-age=300',
    // For a CDN that forwards to the project (RFC 9213): as nginx caches it, and by all of the parameters.
    'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    'netlify-vary': 'query',
    'content-type': 'application/atom+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
  };
  if (isUnchanged(request.headers, etag, changed)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : feed, { headers });
}

/** RFC 9110: the date counts only where no tag is sent, because a file that was removed changes the tag alone. */
function isUnchanged(headers: Headers, etag: string, changed: Date): boolean {
  const tag = headers.get('if-none-match');
  if (tag !== null) return tag.replace(/^W\//, '') === etag;
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Math.floor(+changed / 1000) * 1000 <= since;
}
