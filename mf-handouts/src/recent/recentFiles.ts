import { listOf } from 'shared/parse-rows';
import { z } from 'shared/zod';

const text = z.string().check(z.minLength(1));

const recentFile = z.object({
  id: text,
  name: text,
  /** The URL of the page that lists it. */
  page: z.string().check(z.startsWith('/dispense/')),
});

/** A file that was opened on this device. */
export type RecentFile = z.infer<typeof recentFile>;

const maxFiles = 6;

/** The stored files, without invalid ones. */
export const storedRecent = z.pipe(
  listOf(recentFile),
  z.transform((files: RecentFile[]) => files.slice(0, maxFiles)),
);

/** Puts a file first, without repeating it. */
export function withRecent(files: readonly RecentFile[], { id, name, page }: RecentFile) {
  const others = files.filter((other) => other.id !== id || other.page !== page);
  return [{ id, name, page }, ...others].slice(0, maxFiles);
}
