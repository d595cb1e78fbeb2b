import { queryClient } from 'shared/runtime';
import { calculators } from '../calculators.ts';
import { destinationChart } from '../destinations/chart/LazyChart.tsx';
import { coursesIn, examsOf, planTables, prefetchWholeTables } from '../queries.ts';

let hasStarted = false;

/**
 * Fetches the code and the data of every calculator, once a visit and one request at a time, so that
 * the service worker caches them: after the first use, all calculators work offline. Does nothing
 * without a service worker.
 */
export async function prefetchForOffline(): Promise<void> {
  if (hasStarted || !navigator.serviceWorker?.controller) return;
  hasStarted = true;
  try {
    for (const { form } of calculators) await form.load();
    await destinationChart.load();
    await prefetchWholeTables();
    for (const table of planTables) {
      const courses = await queryClient.fetchQuery(coursesIn(table));
      for (const course of courses) await queryClient.prefetchQuery(examsOf(table, course));
    }
  } catch {
    // The calculator itself reports what is missing; the next one that opens tries again.
    hasStarted = false;
  }
}
