import { z } from 'zod';
import { forBrowsers, type Handler } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { secondsToWaitForAll, visitorAddress, visitorBucket } from '../_shared/rateLimit.ts';
import { readAtMost } from '../_shared/readAtMost.ts';

/** In bytes; a page with all sections and two versions of each stays far below. */
const largest = 4000;

/** A page reports once, when it is left. */
const perVisitor = { allowed: 60, seconds: 300 };
const forEverybody = { allowed: 6000, seconds: 300 };

const counts = z
  .array(
    z.object({
      // Any section's name; the database limits how many a day may have.
      remote: z.string().regex(/^[a-z][a-z-]{0,39}$/),
      version: z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/),
      // One page cannot see more: whoever says so makes it up.
      loads: z.number().int().min(0).max(10),
      failures: z.number().int().min(0).max(10),
    }),
  )
  .min(1)
  .max(20);

/**
 * Takes how a page's sections did: `POST [{ remote, version, loads, failures }]`, as text, which
 * browsers send without asking first. Counts only; nothing of the visitor is kept.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);

  return forBrowsers(async (request) => {
    const body = await readAtMost(request, largest);
    if (!body) return refuse(413, 'Too large');
    const parsed = counts.safeParse(asJson(new TextDecoder().decode(body)));
    if (!parsed.success) return refuse(400, 'Not a list of counts');
    try {
      const visitor = await visitorBucket(
        visitorAddress(request.headers, settings.trustedProxies),
        settings.serviceKey,
      );
      const wait = await secondsToWaitForAll(api, [
        { bucket: `health:${visitor}`, ...perVisitor },
        { bucket: 'health:everybody', ...forEverybody },
      ]);
      if (wait > 0) return refuse(429, 'Too many requests', { 'retry-after': String(wait) });
      const counted = z
        .number()
        .parse(await api.call('count_section_health', { counts: parsed.data }));
      return Response.json({ counted });
    } catch (error) {
      console.error('section-health:', error instanceof Error ? error.message : error);
      return refuse(503, 'Not available');
    }
  });
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
