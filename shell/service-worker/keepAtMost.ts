import { ExpirationPlugin } from 'workbox-expiration';

const month = 30 * 24 * 60 * 60;

/** Forgets the oldest of a cache beyond a number of entries, and everything unused for a month. */
export function keepAtMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: month, purgeOnQuotaError: true });
}
