import { z } from 'zod';
import { errorResponse, type Handler, withCors } from '../_shared/cors.ts';
import { type Environment, readSettings } from '../_shared/environment.ts';
import { projectApi } from '../_shared/projectApi.ts';
import { rateLimiter } from '../_shared/rateLimit.ts';
import { readAtMost } from '../_shared/readAtMost.ts';

/** A page with two versions of every section needs much less. */
const maxBodyBytes = 4000;

const counts = z
  .array(
    z.object({
      // Any section's name; the database limits how many a day may have.
      remote: z.string().regex(/^[a-z][a-z-]{0,39}$/),
      version: z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/),
      // One page cannot have more; higher numbers are invented.
      loads: z.number().int().min(0).max(10),
      failures: z.number().int().min(0).max(10),
    }),
  )
  .min(1)
  .max(20);

/**
 * Counts loads and failures of a page's sections: `POST [{ remote, version, loads, failures }]`, sent as
 * text so that browsers need no preflight. Nothing about the visitor is stored.
 */
export function createHandler(environment: Environment): Handler {
  const settings = readSettings(environment);
  const api = projectApi(settings);
  const secondsToWait = rateLimiter('health', environment, settings, api);

  return withCors(async (request) => {
    const body = await readAtMost(request, maxBodyBytes);
    if (!body) return errorResponse(413, 'Too large');
    const parsed = counts.safeParse(parseJson(new TextDecoder().decode(body)));
    if (!parsed.success) return errorResponse(400, 'Not a list of counts');
    try {
      const wait = await secondsToWait(request);
      if (wait > 0) return errorResponse(429, 'Too many requests', { 'retry-after': `${wait}` });
      const counted = z
        .number()
        .parse(await api.call('count_section_health', { counts: parsed.data }));
      return Response.json({ counted });
    } catch (error) {
      console.error('section-health:', error instanceof Error ? error.message : error);
      return errorResponse(503, 'Not available');
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
