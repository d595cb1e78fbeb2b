import { queryClient } from 'shared/runtime';
import {
  clmgExams,
  clmgPlaces,
  coursesIn,
  examsOf,
  mscMaxima,
  mscMultipliers,
  mscPlaces,
  ugMultipliers,
  ugPlaces,
} from '../queries.ts';

const planTables = ['course_subjects', 'cours-subject_MS_exchange', 'course_subjects_UG'] as const;

let begun = false;

/**
 * Fetches the code and the data of all four calculators, once a visit, quietly and one after the
 * other: whoever has used one finds them all on the train. The service worker keeps what passes by;
 * without one there is nothing to do.
 *
 * @param forms The code of the calculators.
 */
export async function keepForOffline(forms: readonly (() => Promise<unknown>)[]): Promise<void> {
  if (begun || !navigator.serviceWorker?.controller) return;
  begun = true;
  try {
    for (const load of forms) await load();
    await queryClient.prefetchQuery(clmgExams);
    await queryClient.prefetchQuery(clmgPlaces);
    await queryClient.prefetchQuery(mscMultipliers);
    await queryClient.prefetchQuery(mscMaxima);
    await queryClient.prefetchQuery(mscPlaces);
    await queryClient.prefetchQuery(ugMultipliers);
    await queryClient.prefetchQuery(ugPlaces);
    for (const table of planTables) {
      const courses = await queryClient.fetchQuery(coursesIn(table));
      for (const course of courses) await queryClient.prefetchQuery(examsOf(table, course));
    }
  } catch {
    // Who opens the calculator is told what is missing; the next visit tries again.
    begun = false;
  }
}
