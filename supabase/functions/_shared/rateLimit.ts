import { z } from 'zod';
import type { Environment, ProjectSettings } from './environment.ts';
import type { ProjectApi } from './projectApi.ts';
import { visitorNetwork } from './visitorNetwork.ts';

const windowSeconds = 300;

/**
 * Every limit of the functions, in calls per five minutes. The function secrets `<secret>_PER_VISITOR`,
 * `<secret>_PER_NETWORK` and `<secret>_FOR_EVERYBODY` override them without a deployment.
 */
const rateLimits = {
  assistant: {
    secret: 'ASSISTANT_QUESTIONS',
    perVisitor: 20,
    // A campus, a residence or a lecture hall may share one IP address.
    visitorsPerNetwork: 10,
    everybody: 600,
  },
  calendar: {
    secret: 'CALENDAR_REQUESTS',
    // A calendar asks once an hour, but a service such as Google asks for many people from few IP addresses.
    perVisitor: 120,
    visitorsPerNetwork: 1,
    everybody: 3000,
  },
  health: {
    secret: 'HEALTH_REPORTS',
    // A page reports once, when it is left.
    perVisitor: 60,
    visitorsPerNetwork: 1,
    everybody: 6000,
  },
} as const;

/** The names of the secrets that change a limit. */
export const rateLimitSecrets: readonly string[] = Object.values(rateLimits).flatMap(({ secret }) =>
  ['PER_VISITOR', 'PER_NETWORK', 'FOR_EVERYBODY'].map((suffix) => `${secret}_${suffix}`),
);

/** The limits in force. A network's follows the visitor's unless it is set itself. */
function limitsOf(name: keyof typeof rateLimits, environment: Environment) {
  const { secret, visitorsPerNetwork, ...defaults } = rateLimits[name];
  const limit = (suffix: string, otherwise: number) =>
    z.coerce.number().int().positive().catch(otherwise).parse(environment[`${secret}_${suffix}`]);
  const perVisitor = limit('PER_VISITOR', defaults.perVisitor);
  return {
    perVisitor,
    perNetwork: limit('PER_NETWORK', perVisitor * visitorsPerNetwork),
    everybody: limit('FOR_EVERYBODY', defaults.everybody),
  };
}

/** @returns 0 while the visitor is within all limits, otherwise the seconds until the window ends. */
type RateLimiter = (request: Request, sessionId?: string) => Promise<number>;

/** Counts calls in the database, where all instances of a function share the counters. */
export function rateLimiter(
  name: keyof typeof rateLimits,
  environment: Environment,
  { trustedProxies, serviceKey }: ProjectSettings,
  api: ProjectApi,
): RateLimiter {
  const { perVisitor, perNetwork, everybody } = limitsOf(name, environment);
  const seconds = windowSeconds;

  return async (request, sessionId) => {
    const ip = visitorIp(request.headers, trustedProxies);
    // Callers can invent sessions, so the limit of their network bounds how many they can use.
    const visitor =
      sessionId === undefined
        ? []
        : [
            {
              bucket: `${name}:visitor:${await visitorBucket(ip, serviceKey + sessionId)}`,
              allowed: perVisitor,
              seconds,
            },
          ];
    const limits = [
      ...visitor,
      {
        bucket: `${name}:network:${await visitorBucket(ip, serviceKey)}`,
        allowed: perNetwork,
        seconds,
      },
      { bucket: `${name}:everybody`, allowed: everybody, seconds },
    ];
    // Counted in this order, and a refused call does not count in the buckets after the one that refused it.
    return z.number().parse(await api.call('take_rate_limits', { limits }));
  };
}

/**
 * The IP address that the outermost trusted proxy saw. Each proxy appends an entry to `x-forwarded-for`; a
 * caller can forge all entries before those.
 * @param trustedProxies how many proxies append an entry: 1 takes the last entry, 2 the one before.
 * @returns `unknown` when there are fewer entries than proxies. All visitors then share one limit, which is
 * noticed, unlike no limit at all.
 */
function visitorIp(headers: Headers, trustedProxies: number): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',');
  return entries.at(-trustedProxies)?.trim() || 'unknown';
}

/** A salted hash of the visitor's network, so that no IP address is stored. */
async function visitorBucket(ip: string, salt: string): Promise<string> {
  return sha256Hex(`${salt}|${visitorNetwork(ip)}`, 16);
}

/** The first `bytes` of a SHA-256 digest, in hexadecimal. */
export async function sha256Hex(text: string, bytes: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
