import { z } from 'zod';
import { knownValues } from '../_shared/knownValues.gen.ts';
import type { ProjectApi } from '../_shared/projectApi.ts';
import { subjectFilter } from './feedSubject.ts';

const places = z.array(z.object({ to_year: z.string(), to_subject: z.string() }));

/** The path of a course that was renamed or moved to another year; undefined where it was not. */
export async function newPathOf(
  api: ProjectApi,
  { year, subject }: { year: string; subject: string },
): Promise<string | undefined> {
  const query = new URLSearchParams({
    select: 'to_year,to_subject',
    year: `eq.${year}`,
    subject: subjectFilter(subject),
  });
  const response = await api.request(`/rest/v1/moved_courses?${query}`);
  // An installation may lack the table.
  const body: unknown = await response.json().catch(() => undefined);
  const [place] = places.safeParse(body).data ?? [];
  const page = knownValues.handoutPages.find(({ inTable }) => inTable === place?.to_year);
  return place && page && `/dispense/${page.slug}/${encodeURIComponent(place.to_subject)}`;
}
