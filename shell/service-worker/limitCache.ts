import { ExpirationPlugin } from 'workbox-expiration';

const monthInSeconds = 30 * 24 * 60 * 60;

/** Deletes the least recently used entries beyond a maximum, and entries unused for a month. */
export function limitCache(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: monthInSeconds,
    purgeOnQuotaError: true,
  });
}
