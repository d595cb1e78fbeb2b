import { z } from 'shared/zod';
import { newForMs, shouldMarkNew } from '../files/uploadDate.ts';

/** What the student has seen of a course, and when. */
const seen = z.object({
  /** In milliseconds since 1970, on this device's clock. */
  at: z.number(),
  /**
   * The upload time of the newest file that was seen, on the backend's clock. Compared with `at`, a cached
   * list or a wrong clock would hide unseen files.
   */
  upTo: z.number(),
});

type Seen = z.infer<typeof seen>;

export const followedCourse = z.object({
  /** The path of its page. */
  path: z.string().check(z.startsWith('/dispense/')),
  subject: z.string().check(z.minLength(1)),
  /** What had been seen at the last visit to its page. */
  seen,
  /** What had been seen when this visit began. Later files are marked until it ends. */
  before: seen,
  /** The date of the student's exam: ISO 8601, without a time. An invalid one must not cost the course. */
  exam: z.catch(z.optional(z.iso.date()), undefined),
});

export type FollowedCourse = z.infer<typeof followedCourse>;

/** Page views of a course that are further apart than this belong to two visits. */
export const visitGapMs = 4 * 60 * 60 * 1000;

/** The only property of a file that matters here. */
interface Dated {
  /** ISO 8601. */
  uploadedAt: string | null;
}

/** What a view of these files has seen; a date in the future is an error and is ignored. */
function seenIn(files: readonly Dated[], now: number): Seen {
  const times = files
    .map(({ uploadedAt }) => Date.parse(uploadedAt ?? ''))
    .filter((time) => time <= now);
  return { at: now, upTo: times.length === 0 ? now : Math.max(...times) };
}

/** A course that is followed from now on. All of its files count as seen; those of the last 30 days keep their mark. */
export function followedNow(
  course: { path: string; subject: string },
  files: readonly Dated[],
  now: number,
): FollowedCourse {
  const seen = seenIn(files, now);
  const dates = files.map(({ uploadedAt }) => uploadedAt);
  const upTo = shouldMarkNew(dates, now) ? Math.min(seen.upTo, now - newForMs) : seen.upTo;
  return { ...course, seen, before: { ...seen, upTo } };
}

/** A followed course after its page was viewed. */
export function afterVisit(
  course: FollowedCourse,
  files: readonly Dated[],
  now: number,
): FollowedCourse {
  const { seen, before } = course;
  const isNewVisit = now - seen.at > visitGapMs;
  const upTo = files.length === 0 ? seen.upTo : Math.max(seen.upTo, seenIn(files, now).upTo);
  return { ...course, seen: { at: now, upTo }, before: isNewVisit ? seen : before };
}

/** Whether the course was first followed during this visit, so that nothing is new yet. */
export const isFirstVisit = ({ seen, before }: FollowedCourse): boolean =>
  seen.at - before.at <= visitGapMs;

/** Whether a file was uploaded after what was seen; a date in the future is an error, not new. */
export function isNewSince({ uploadedAt }: Dated, { upTo }: Seen, now: number): boolean {
  const time = Date.parse(uploadedAt ?? '');
  return time > upTo && time <= now;
}
