/**
 * One loop. It begins and ends with the whole line, which is also the still picture, so the video
 * replaces the picture unseen and loops without a seam. Everything is a share from 0 to 1.
 */
export const framesPerSecond = 30;
export const seconds = 12;

/** What is on the map at one moment; shares are of the line's length. */
export interface Moment {
  /** The part of the line that is drawn. */
  from: number;
  to: number;
  /** Where the light is, if one runs. */
  light?: number;
}

const runsThrough = { from: 0.5, to: 4.7 };
const leaves = { from: 5.3, to: 7.4 };
const comes = { from: 7.9, to: 11.3 };

/** How long a stop takes to light up, and how long its ring spreads, in seconds. */
export const lighting = 0.35;
export const spreading = 0.9;

export function momentAt(second: number): Moment {
  if (second < runsThrough.to) {
    return { from: 0, to: 1, ...(second > runsThrough.from && { light: lightAt(second) }) };
  }
  if (second < leaves.from) return { from: 0, to: 1 };
  if (second < comes.from) return { from: leavingAt(second), to: 1 };
  const to = comingAt(second);
  return { from: 0, to, ...(to > 0 && to < 1 && { light: to }) };
}

/** The seconds at which the light passes a place, the line's end leaves it, its head reaches it. */
export function passages(share: number): { passed: number; left: number; reached: number } {
  const when = (of: (second: number) => number, { from, to }: { from: number; to: number }) => {
    let second = from;
    while (second < to && of(second) < share) second += 1 / 240;
    return second;
  };
  return {
    passed: when(lightAt, runsThrough),
    left: when(leavingAt, leaves),
    reached: when(comingAt, comes),
  };
}

const lightAt = (second: number) => eased(runsThrough, second);
const leavingAt = (second: number) => eased(leaves, second);
const comingAt = (second: number) => eased(comes, second);

/** Starts and arrives gently, like a train. */
function eased({ from, to }: { from: number; to: number }, second: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  const gentle = 0.5 - Math.cos(share * Math.PI) / 2;
  return 0.55 * gentle + 0.45 * share;
}

/** Fast, then slower: how a ring spreads. */
export function settling(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return 1 - (1 - clamped) ** 3;
}
