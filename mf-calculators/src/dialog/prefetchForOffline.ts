import { safeStorage } from 'shared/runtime';
import { calculators } from '../calculators.ts';
import { pageIsIdle } from '../pageIsIdle.ts';

/** When this device last kept all calculators, in milliseconds since 1970. */
const storageKey = 'calculators-kept-at';
const dayMs = 24 * 60 * 60_000;

let hasStarted = false;

/**
 * Fetches the code and the data of every calculator, so that the service worker caches them: after the first
 * use, all calculators work offline. At most once a day, one request at a time, and only while the page reads
 * nothing else. Does nothing without a service worker.
 */
export async function prefetchForOffline(): Promise<void> {
  if (hasStarted || !navigator.serviceWorker?.controller || wasKeptToday()) return;
  hasStarted = true;
  try {
    await pageIsIdle();
    for (const { form } of Object.values(calculators)) await form.load();
    for (const { queries } of Object.values(calculators)) {
      const { prefetchTables } = await queries();
      await prefetchTables();
    }
    safeStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // The calculator itself reports what is missing; the next one that opens tries again.
    hasStarted = false;
  }
}

function wasKeptToday(): boolean {
  const age = Date.now() - Number(safeStorage.getItem(storageKey) ?? Number.NaN);
  return age >= 0 && age < dayMs;
}
