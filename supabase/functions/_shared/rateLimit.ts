import type { ProjectApi } from './projectApi.ts';

export type Limit = { readonly allowed: number; readonly seconds: number };

/** Counts one call in a bucket that all instances share; true while it is within the limit. */
export async function withinLimit(api: ProjectApi, bucket: string, limit: Limit): Promise<boolean> {
  const answer = await api.call('take_rate_limit', {
    bucket_name: bucket,
    allowed: limit.allowed,
    window_seconds: limit.seconds,
  });
  return answer === true;
}

/** A name for the visitor that cannot be turned back into an address without the salt. */
export async function visitorBucket(request: Request, salt: string): Promise<string> {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown';
  const bytes = new TextEncoder().encode(`${salt}|${address}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
