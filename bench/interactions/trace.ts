import type { Browser, Page } from '@playwright/test';

/** How long the page took to show what a key changed, in milliseconds. */
export interface Keystroke {
  /** To the end of the task that painted the first frame after the key. */
  response: number;
  /** To the end of the task that painted the last change, such as a filtered list. */
  settled: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start and duration in microseconds. */
  ts: number;
  dur?: number;
  args?: { data?: { type?: string; interactionId?: number; duration?: number } };
}

/** A key's layout ends within this many microseconds; the charts, which wait for a pause, begin later. */
const layoutWindow = 290_000;
/** Everything that a key causes begins within this. */
const taskWindow = 450_000;

/** Records what Chromium does during an action. */
export async function traceOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  return JSON.parse(trace.toString()).traceEvents;
}

/**
 * The INP of the recorded inputs: the longest Event Timing entry of an interaction, in milliseconds.
 * Pages get these durations rounded to 8 ms.
 *
 * @throws Error when the page received no input.
 */
export function longestInteraction(events: readonly TraceEvent[]): number {
  const durations = events
    .filter(({ name, args }) => name === 'EventTiming' && args?.data?.interactionId)
    .map(({ args }) => args?.data?.duration ?? 0);
  if (durations.length === 0) throw new Error('The page received no input.');
  return Math.max(...durations);
}

export function keystrokesIn(events: readonly TraceEvent[]): Keystroke[] {
  const inOrder = events.toSorted((left, right) => left.ts - right.ts);
  const keys = inOrder.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  return keys.map(({ ts: start, pid, tid }) => {
    const mainThread = inOrder.filter((event) => event.pid === pid && event.tid === tid);
    const layouts = mainThread.filter(
      ({ name, ts }) => name === 'Layout' && ts > start && ts < start + layoutWindow,
    );
    /** From the key to the end of the task that commits the next frame. */
    const durationTo = (moment: number) => {
      const commit = mainThread.find(({ name, ts }) => name === 'Commit' && ts > moment);
      if (!commit) return Number.NaN;
      const task = mainThread.find(
        ({ name, ts, dur = 0 }) => name === 'RunTask' && ts <= commit.ts && commit.ts <= ts + dur,
      );
      if (!task || task.ts > start + taskWindow) return Number.NaN;
      return (task.ts + (task.dur ?? 0) - start) / 1000;
    };
    const response = durationTo(start);
    const settled = durationTo(layouts.at(-1)?.ts ?? start);
    return { response, settled: Number.isNaN(settled) ? response : settled };
  });
}
