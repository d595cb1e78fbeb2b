import type { CandidateVersion } from 'shared/registry';
import { safeStorage } from 'shared/runtime';

const storageKey = 'trial';

let number: number | undefined;

/**
 * Whether this visitor is one of those who try a version before everyone. Each device draws a number
 * from 0 to 99 the first time that anything is tried, and keeps it: the same few see the same
 * version at every visit, and nobody learns who they are.
 */
export function isInCanary({ percentage }: CandidateVersion): boolean {
  number ??= drawn();
  return number < percentage;
}

function drawn(): number {
  const kept = safeStorage.getItem(storageKey);
  if (kept !== null && /^\d\d?$/.test(kept)) return Number(kept);
  const fresh = Math.floor(Math.random() * 100);
  safeStorage.setItem(storageKey, String(fresh));
  return fresh;
}
