import type { CanaryVersion } from 'shared/registry';
import { safeStorage } from 'shared/runtime';

const storageKey = 'canary';

let bucket: number | undefined;

/**
 * Whether this visitor gets a canary version. The device draws a bucket from 0 to 99 once and stores it,
 * so that the same visitors see the same version at every visit without being identified.
 */
export function isInCanary({ percentage }: CanaryVersion): boolean {
  bucket ??= storedBucket();
  return bucket < percentage;
}

function storedBucket(): number {
  const stored = safeStorage.getItem(storageKey);
  if (stored !== null && /^\d\d?$/.test(stored)) return Number(stored);
  const drawn = Math.floor(Math.random() * 100);
  safeStorage.setItem(storageKey, String(drawn));
  return drawn;
}
