import { z } from 'zod';
import type { ProjectApi } from './projectApi.ts';
import { visitorNetwork } from './visitorNetwork.ts';

export type Limit = { readonly allowed: number; readonly seconds: number };

/**
 * Counts one call in a bucket that all instances share.
 * @returns 0 while it is within the limit, otherwise the seconds until its window ends.
 */
export async function secondsToWait(
  api: ProjectApi,
  bucket: string,
  limit: Limit,
): Promise<number> {
  const answer = await api.call('take_rate_limit', {
    bucket_name: bucket,
    allowed: limit.allowed,
    window_seconds: limit.seconds,
  });
  return z.number().parse(answer);
}

/**
 * Counts one call in several buckets, in their order: what one refuses does not spend those after it.
 * @returns 0 while it is within all limits, otherwise the seconds until the window that refused it ends.
 */
export async function secondsToWaitForAll(
  api: ProjectApi,
  limits: readonly (Limit & { readonly bucket: string })[],
): Promise<number> {
  return z.number().parse(await api.call('take_rate_limits', { limits }));
}

/**
 * The address that the outermost of our own proxies saw. Each proxy appends what it saw at the end of
 * `x-forwarded-for`; whatever stands before is the caller's word, and a caller may invent a new address
 * for every question.
 * @param trustedProxies how many proxies between the visitor and the function append an entry: 1 takes
 * the last entry, 2 the one before.
 * @returns `unknown`, one name for all, when there are fewer entries than proxies: the limit then
 * counts everybody together, which is noticed, instead of nobody, which is not.
 */
export function visitorAddress(headers: Headers, trustedProxies: number): string {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',');
  return entries.at(-trustedProxies)?.trim() || 'unknown';
}

/**
 * A name for the visitor's network that cannot be turned back into an address without the salt.
 * @param salt a secret of ours; with the visitor's session in it, the name of one visitor of several.
 */
export async function visitorBucket(address: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}|${visitorNetwork(address)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
