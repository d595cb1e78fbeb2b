import { z } from 'zod';
import type { Environment, ProjectSettings } from './environment.ts';
import type { ProjectApi } from './projectApi.ts';
import { visitorNetwork } from './visitorNetwork.ts';

const windowSeconds = 300;

/**
 * Every limit of the functions, in calls per five minutes. The function secret `perVisitorSecret` overrides
 * `perVisitor` without a deployment.
 */
const rateLimits = {
  assistant: {
    perVisitorSecret: 'ASSISTANT_QUESTIONS_PER_VISITOR',
    perVisitor: 20,
    /** A campus, a residence or a lecture hall may share one address. */
    visitorsPerNetwork: 10,
    everybody: 600,
  },
  calendar: {
    perVisitorSecret: 'CALENDAR_REQUESTS_PER_VISITOR',
    // A calendar asks once an hour, but a service such as Google asks for many people from few addresses.
    perVisitor: 120,
    visitorsPerNetwork: 1,
    everybody: 3000,
  },
  health: {
    perVisitorSecret: 'HEALTH_REPORTS_PER_VISITOR',
    // A page reports once, when it is left.
    perVisitor: 60,
    visitorsPerNetwork: 1,
    everybody: 6000,
  },
} as const;

/** @returns 0 while the visitor is within all limits, otherwise the seconds until the window ends. */
export type RateLimiter = (request: Request, sessionId?: string) => Promise<number>;

/** Counts calls in the database, where all instances of a function share the counters. */
export function rateLimiter(
  name: keyof typeof rateLimits,
  environment: Environment,
  { trustedProxies, serviceKey }: ProjectSettings,
  api: ProjectApi,
): RateLimiter {
  const { perVisitorSecret, visitorsPerNetwork, ...limit } = rateLimits[name];
  const positive = z.coerce.number().int().positive().catch(limit.perVisitor);
  const perVisitor = positive.parse(environment[perVisitorSecret]);
  const seconds = windowSeconds;

  return async (request, sessionId) => {
    const address = visitorAddress(request.headers, trustedProxies);
    // Callers can invent sessions, so the limit of their network bounds how many they can use.
    const visitor =
      sessionId === undefined
        ? []
        : [
            {
              bucket: `${name}:visitor:${await visitorBucket(address, serviceKey + sessionId)}`,
              allowed: perVisitor,
              seconds,
            },
          ];
    const limits = [
      ...visitor,
      {
        bucket: `${name}:network:${await visitorBucket(address, serviceKey)}`,
        allowed: perVisitor * visitorsPerNetwork,
        seconds,
      },
      { bucket: `${name}:everybody`, allowed: limit.everybody, seconds },
    ];
    // Counted in this order, and a refused call does not count in the buckets after the one that refused it.
    return z.number().parse(await api.call('take_rate_limits', { limits }));
  };
}

/**
 * The address that the outermost trusted proxy saw. Each proxy appends an entry to `x-forwarded-for`; a
 * caller can forge all entries before those.
 * @param trustedProxies how many proxies append an entry: 1 takes the last entry, 2 the one before.
 * @returns `unknown` when there are fewer entries than proxies. All visitors then share one limit, which is
 * noticed, unlike no limit at all.
 */
function visitorAddress(headers: Headers, trustedProxies: number): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',');
  return entries.at(-trustedProxies)?.trim() || 'unknown';
}

/** A salted hash of the visitor's network, so that no address is stored. */
async function visitorBucket(address: string, salt: string): Promise<string> {
  return sha256Hex(`${salt}|${visitorNetwork(address)}`, 16);
}

/** The first `bytes` of a SHA-256 digest, in hexadecimal. */
export async function sha256Hex(text: string, bytes: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
