import { z } from 'zod';
import { errorResponse, type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { networkOf, rateLimiter, sha256Hex } from '../_shared/rateLimit.ts';
import { readAtMost } from '../_shared/readAtMost.ts';
import { isFaulty, parseBeacon, upTo } from './beacon.ts';
import { issueToken, isValidToken, networkOfDay } from './pageToken.ts';
import { type IsPublished, publishedVersions } from './publishedVersions.ts';

/** A page with two versions of every section, an error and vitals of each, needs less. */
const maxBodyBytes = 12_000;

const healthSettings = z.object({
  /** The site whose versions are counted; without it, nothing is. */
  SITE_URL: z.url().optional(),
  HEALTH_VIEWS_PER_NETWORK: z.coerce.number().int().positive().catch(20),
  HEALTH_FAILURES_PER_NETWORK: z.coerce.number().int().positive().catch(2),
});

/** The names of the secrets that say whose versions are counted, and what a network's pages may add in a day. */
export const healthSecrets: readonly string[] = Object.keys(healthSettings.shape);

/**
 * Counts what pages saw of the versions that they loaded: `GET` gives a page its token, `POST` takes its report
 * (`beacon.ts`), sent as text so that browsers need no preflight. Of the visitor, only a keyed hash of the
 * network is stored, until the end of the day. What is over a limit is dropped: a campus has one address, and an
 * error would stand in the console of pages that work.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const { SITE_URL, HEALTH_VIEWS_PER_NETWORK, HEALTH_FAILURES_PER_NETWORK } =
    healthSettings.parse(environment);
  const api = projectApi(settings);
  const secondsToWaitForToken = rateLimiter('healthTokens', environment, settings, api);
  const secondsToWait = rateLimiter('health', environment, settings, api);
  const isPublished = SITE_URL ? publishedVersions(SITE_URL.replace(/\/+$/, '')) : undefined;
  const key = settings.serviceKey;
  const networkIn = (request: Request) => networkOf(request.headers, settings.edgeSecrets);

  async function giveToken(request: Request): Promise<Response> {
    if (!isPublished || (await secondsToWaitForToken(request)) > 0) {
      return Response.json({ token: null });
    }
    const token = await issueToken(key, await networkIn(request), Date.now());
    return Response.json({ token }, { headers: { 'cache-control': 'no-store' } });
  }

  async function takeReport(request: Request, isKnown: IsPublished): Promise<Response> {
    const body = await readAtMost(request, maxBodyBytes);
    if (!body) return errorResponse(413, 'Too large');
    const beacon = parseBeacon(new TextDecoder().decode(body));
    if (!beacon) return errorResponse(400, 'Not a report');
    const network = await networkIn(request);
    if (!(await isValidToken(key, network, beacon.token, Date.now()))) {
      return errorResponse(403, 'Not a token of this network');
    }
    if ((await secondsToWait(request)) > 0) return Response.json({ counted: 0 }, { status: 202 });
    const artefacts = [];
    for (const artefact of beacon.artefacts) {
      if (await isKnown(artefact.name, artefact.version)) artefacts.push(artefact);
    }
    if (artefacts.length === 0) return Response.json({ counted: 0 });
    const counted = await api.call('count_health', {
      network: await networkOfDay(key, network, Date.now()),
      artefacts: await Promise.all(artefacts.map(toRow)),
      views_per_network: HEALTH_VIEWS_PER_NETWORK,
      failures_per_network: HEALTH_FAILURES_PER_NETWORK,
    });
    return Response.json({ counted: z.number().parse(counted) });
  }

  return withCors(
    async (request) => {
      if (request.method === 'GET') return giveToken(request);
      return isPublished
        ? takeReport(request, isPublished)
        : errorResponse(404, 'No site is configured');
    },
    { methods: ['POST', 'GET'], failure: { name: 'section-health' } },
  );
}

type Artefact = NonNullable<ReturnType<typeof parseBeacon>>['artefacts'][number];

/** As the database counts it. */
async function toRow(artefact: Artefact) {
  const { name, version, failures, errors, vitals } = artefact;
  return {
    name,
    version,
    is_faulty: isFaulty(artefact),
    failures,
    errors: await Promise.all(
      errors.map(async (error) => ({
        ...error,
        fingerprint: await sha256Hex(`${error.failure} ${error.summary}`, 8),
      })),
    ),
    vitals: vitals.map((vital) => ({
      metric: vital.metric,
      route: vital.route,
      up_to: upTo(vital),
    })),
  };
}
