import { z } from 'zod';
import type { Environment, ProjectSettings } from './environment.ts';
import type { ProjectApi } from './projectApi.ts';
import { visitorBlock, visitorNetwork } from './visitorNetwork.ts';

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
    everybody: 6000,
  },
  feedback: {
    secret: 'ASSISTANT_FEEDBACK',
    perVisitor: 20,
    visitorsPerNetwork: 5,
    everybody: 1000,
  },
  calendar: {
    secret: 'CALENDAR_REQUESTS',
    // A calendar asks once an hour, but a service such as Google asks for many people from few IP addresses.
    perVisitor: 120,
    visitorsPerNetwork: 1,
    everybody: 3000,
  },
  feed: {
    secret: 'FEED_REQUESTS',
    // As for calendars: feed readers ask once an hour, and services ask for many people.
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
  healthTokens: {
    secret: 'HEALTH_TOKENS',
    // A page asks once, and a campus shares an IP address.
    perVisitor: 60,
    visitorsPerNetwork: 1,
    everybody: 6000,
  },
} as const;

/** The owner of an IPv6 block has many networks in it; together they get the limit of this many. */
const networksPerBlock = 2;
/** From this share of everybody's limit on, each network gets the limit of one visitor. */
const busyShare = 0.1;

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
  { edgeSecrets, serviceKey }: ProjectSettings,
  api: ProjectApi,
): RateLimiter {
  const { perVisitor, perNetwork, everybody } = limitsOf(name, environment);
  const seconds = windowSeconds;

  return async (request, sessionId) => {
    const ip = await visitorIp(request.headers, edgeSecrets);
    const block = visitorBlock(ip);
    // The widest first: callers can invent sessions, and choose networks inside their block.
    const limits = [
      ...(block === undefined
        ? []
        : [
            {
              bucket: `${name}:block:${await hashed(block, serviceKey)}`,
              allowed: perNetwork * networksPerBlock,
              when_busy: perVisitor * networksPerBlock,
              seconds,
            },
          ]),
      {
        bucket: `${name}:network:${await hashed(visitorNetwork(ip), serviceKey)}`,
        allowed: perNetwork,
        when_busy: perVisitor,
        seconds,
      },
      ...(sessionId === undefined
        ? []
        : [
            {
              bucket: `${name}:visitor:${await hashed(visitorNetwork(ip), serviceKey + sessionId)}`,
              allowed: perVisitor,
              seconds,
            },
          ]),
      {
        bucket: `${name}:everybody`,
        allowed: everybody,
        busy_from: Math.ceil(everybody * busyShare),
        seconds,
      },
    ];
    // A refused call counts in none of them and stores nothing.
    return z.number().parse(await api.call('take_rate_limits', { limits }));
  };
}

/** The network of a request's visitor, which is not stored. */
export async function networkOf(
  headers: Headers,
  edgeSecrets: ProjectSettings['edgeSecrets'],
): Promise<string> {
  return visitorNetwork(await visitorIp(headers, edgeSecrets));
}

/**
 * The IP address that the site's edge names, if it proves with a secret that it is the edge; otherwise the
 * last entry of `x-forwarded-for`, which the platform's gateway appends. Callers can forge everything else.
 * @returns `unknown` without either. All visitors then share one limit, which is noticed, unlike no limit at all.
 */
async function visitorIp(
  headers: Headers,
  edgeSecrets: ProjectSettings['edgeSecrets'],
): Promise<string> {
  const [secret, named] = [headers.get('x-edge-secret'), headers.get('x-edge-visitor')?.trim()];
  if (secret && named) {
    // The time that comparing hashes takes says nothing about the secrets.
    const hashes = await Promise.all([secret, ...edgeSecrets].map((text) => sha256Hex(text, 32)));
    if (hashes.indexOf(hashes[0] ?? '', 1) > 0) return named;
  }
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}

/** A salted hash of a network, so that no IP address is stored. */
async function hashed(network: string, salt: string): Promise<string> {
  return sha256Hex(`${salt}|${network}`, 16);
}

/** The first `bytes` of a SHA-256 digest, in hexadecimal. */
export async function sha256Hex(text: string, bytes: number): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).slice(0, bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
