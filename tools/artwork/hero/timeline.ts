/**
 * One loop of the video. It starts and ends with the whole line, which is also the poster, so neither
 * the start of the video nor its repetition shows a jump. Shares are of the line's length, from 0 to 1.
 */
export const framesPerSecond = 30;
export const seconds = 12;

/** The part of the line that is drawn, and the position of the light that moves along it. */
interface Moment {
  from: number;
  to: number;
  light?: number;
}

interface Phase {
  start: number;
  end: number;
}

const lightPhase = { start: 0.5, end: 4.7 };
const leavingPhase = { start: 5.3, end: 7.4 };
const arrivingPhase = { start: 7.9, end: 11.3 };

/** How long a stop takes to light up, and its ring to spread, in seconds. */
export const lightingSeconds = 0.35;
export const ringSeconds = 0.9;

export function momentAt(second: number): Moment {
  if (second < leavingPhase.start) {
    const isLit = second > lightPhase.start && second < lightPhase.end;
    return { from: 0, to: 1, ...(isLit && { light: progress(lightPhase, second) }) };
  }
  if (second < arrivingPhase.start) return { from: progress(leavingPhase, second), to: 1 };
  const to = progress(arrivingPhase, second);
  return { from: 0, to, ...(to > 0 && to < 1 && { light: to }) };
}

/** The seconds at which the light passes a position, the line's end leaves it, its head reaches it. */
export function timesAt(share: number): { passed: number; left: number; reached: number } {
  const timeOf = (phase: Phase) => {
    let second = phase.start;
    while (second < phase.end && progress(phase, second) < share) second += 1 / 240;
    return second;
  };
  return {
    passed: timeOf(lightPhase),
    left: timeOf(leavingPhase),
    reached: timeOf(arrivingPhase),
  };
}

/** Eases in and out, like a train. */
function progress({ start, end }: Phase, second: number): number {
  const share = Math.min(1, Math.max(0, (second - start) / (end - start)));
  const eased = 0.5 - Math.cos(share * Math.PI) / 2;
  return 0.55 * eased + 0.45 * share;
}

/** Cubic ease-out. */
export function easeOut(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return 1 - (1 - clamped) ** 3;
}
