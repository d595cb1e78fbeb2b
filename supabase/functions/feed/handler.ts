import { errorResponse, type Handler, tooManyRequests, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { publicText } from '../_shared/publicText.ts';
import { rateLimiter } from '../_shared/rateLimit.ts';
import { atomFeed, lastChange } from './atomFeed.ts';
import { feedEntries } from './feedEntries.ts';
import { feedRequest } from './feedRequest.ts';
import { newPathOf } from './movedCourse.ts';

const feedHeaders = {
  // For a CDN that forwards to the project (RFC 9213): as nginx caches it, and by the parameters that count.
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=86400',
  'netlify-vary': 'query=path|lang',
  'content-type': 'application/atom+xml; charset=utf-8',
};

const endpoint = {
  methods: ['GET', 'HEAD'],
  // With `retry-after`, readers keep their last copy.
  failure: { name: 'feed', error: 'The feed is not available', headers: { 'retry-after': '300' } },
} as const;

/**
 * What is new on a page as an Atom feed: `GET /functions/v1/feed?path=/dispense/primo-anno&lang=it`; without
 * a path, on the whole site. `SITE_URL` is the address of the site.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const secondsToWait = rateLimiter('feed', environment, settings, api);

  return withCors(async (request) => {
    const wait = await secondsToWait(request);
    if (wait > 0) return tooManyRequests(wait);
    const asked = feedRequest(new URL(request.url).searchParams);
    if (!asked) return errorResponse(400, 'No such feed');
    const entries = await feedEntries(api, asked, new Date());
    const { course } = asked.subject;
    if (course && entries.length === 0) {
      const path = await newPathOf(api, course);
      if (path === undefined) return errorResponse(404, 'No such course');
      // Relative: the address by which the reader came stays, be it the project's or the site's.
      const query = new URLSearchParams({ path, lang: asked.language });
      return new Response(null, { status: 302, headers: { location: `?${query}` } });
    }
    const { site } = settings;
    if (site === undefined) throw new Error('SITE_URL is not set');
    // The address by which readers follow a feed stays when the site moves to another project.
    const backend = request.headers.has('x-edge-visitor') ? `${site}/api` : settings.url;
    const feed = atomFeed(asked, entries, {
      site,
      feeds: `${backend}/functions/v1/feed`,
      association: settings.association,
    });
    return publicText(request, feed, feedHeaders, lastChange(entries));
  }, endpoint);
}
