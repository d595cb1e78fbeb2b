import { describe, expect, it } from 'vitest';
import { afterVisit, followedNow, isNewSince, visitGapMs } from './visits.ts';

const monday = Date.parse('2026-11-16T09:00:00Z');
const hour = 60 * 60 * 1000;
const file = (time: number | null) => ({
  uploadedAt: time === null ? null : new Date(time).toISOString(),
});
const course = { path: '/dispense/primo-anno/Diritto', subject: 'Diritto' };
const followed = followedNow(course, [file(monday - hour), file(null)], monday);

/** The upload times that a view marks as new. */
const newAt = (times: readonly number[], { upTo }: { upTo: number }, now: number) =>
  times.filter((time) => isNewSince(file(time), { at: 0, upTo }, now));

describe('a course that was just followed', () => {
  it('has no new files, but those of the last 30 days stay marked until the next visit', () => {
    const day = 24 * hour;
    const times = [monday - hour, monday - 29 * day, monday - 31 * day];
    const course = followedNow(followed, times.map(file), monday);
    expect(newAt(times, course.seen, monday)).toEqual([]);
    expect(newAt(times, course.before, monday)).toEqual(times.slice(0, 2));
    const next = afterVisit(course, times.map(file), monday + visitGapMs + 1);
    expect(newAt(times, next.before, monday + visitGapMs + 1)).toEqual([]);
  });

  it('marks nothing where all of its files are of the last 30 days, as before', () => {
    const times = [monday - hour, monday - 2 * hour];
    const { before } = followedNow(course, times.map(file), monday);
    expect(newAt(times, before, monday)).toEqual([]);
  });

  it('has new files as soon as one is uploaded, whatever the clock of the device says', () => {
    const uploaded = monday - hour / 2;
    expect(newAt([monday - hour, uploaded], followed.seen, monday)).toEqual([uploaded]);
  });

  it('counts from now when no file has a date', () => {
    expect(followedNow(course, [file(null)], monday).seen).toEqual({ at: monday, upTo: monday });
  });
});

describe('the next visit', () => {
  const thursday = monday + 72 * hour;
  const wednesday = monday + 48 * hour;
  const files = [file(wednesday), file(monday - hour)];
  const visited = afterVisit(followed, files, thursday);

  it('marks what is new since the visit before, and has seen it', () => {
    expect(visited.before).toEqual(followed.seen);
    expect(newAt([wednesday, monday - hour], visited.before, thursday)).toEqual([wednesday]);
    expect(newAt([wednesday, monday - hour], visited.seen, thursday)).toEqual([]);
  });

  it('keeps its marks until it ends', () => {
    const later = afterVisit(visited, files, thursday + visitGapMs);
    expect(later.before).toEqual(visited.before);
    const nextVisit = afterVisit(later, files, thursday + 2 * visitGapMs + 1);
    expect(newAt([wednesday], nextVisit.before, thursday + 3 * visitGapMs)).toEqual([]);
  });

  it('does not forget what was seen when an older list comes from the cache', () => {
    const offline = afterVisit(visited, [file(monday - hour)], thursday + 24 * hour);
    expect(offline.seen.upTo).toBe(wednesday);
    expect(afterVisit(visited, [], thursday + 24 * hour).seen.upTo).toBe(wednesday);
  });
});

it('a date in the future is not new, and does not hide later files', () => {
  const tomorrow = monday + 24 * hour;
  const visited = afterVisit(followed, [file(tomorrow), file(monday)], monday + hour);
  expect(visited.seen.upTo).toBe(monday);
  expect(newAt([tomorrow], followed.seen, monday)).toEqual([]);
});

it('a file without a date is never new', () => {
  expect(isNewSince(file(null), { at: 0, upTo: 0 }, monday)).toBe(false);
});
