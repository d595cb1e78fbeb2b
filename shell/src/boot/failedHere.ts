import { attempt } from 'shared/data';
import { z } from 'shared/zod';

/** Another script may have written anything there. */
const bootstrapMemory = z.object({ failed: z.array(z.string()) });

/** The versions of the shell that did not start in this tab; the bootstrap remembers them. */
export function failedHere(): string[] {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem('shell') ?? ''));
  return bootstrapMemory.safeParse(stored).data?.failed ?? [];
}
