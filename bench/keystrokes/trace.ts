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
  args?: { data?: { type?: string } };
}

/** A key's layout ends within this many microseconds; the charts, which wait for a pause, begin later. */
const layoutWindow = 290_000;
/** Everything that a key causes begins within this. */
const taskWindow = 450_000;

/**
 * Reads the keystrokes from a Chromium trace.
 *
 * @param isCounted Whether the key at this index has a visible effect.
 */
export function keystrokesIn(trace: string, isCounted: (index: number) => boolean): Keystroke[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  return keys
    .filter((_, index) => isCounted(index))
    .map(({ ts: start, pid, tid }) => {
      const mainThread = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
      const startsOf = (name: string) =>
        mainThread.filter((event) => event.name === name && event.ts > start).map(({ ts }) => ts);
      const tasks = mainThread
        .filter(({ name, ts }) => name === 'RunTask' && ts < start + taskWindow)
        .map(({ ts, dur = 0 }) => ({ begin: ts, end: ts + dur }))
        .filter(({ end }) => end >= start);
      const commits = startsOf('Commit').sort((left, right) => left - right);
      const layouts = startsOf('Layout').filter((ts) => ts < start + layoutWindow);
      const lastLayout = Math.max(start, ...layouts);
      /** From the key to the end of the task that commits the frame. */
      const durationTo = (commit = Number.NaN) => {
        const task = tasks.find(({ begin, end }) => begin <= commit && commit <= end);
        return task ? (task.end - start) / 1000 : Number.NaN;
      };
      const response = durationTo(commits[0]);
      const settled = durationTo(commits.find((commit) => commit > lastLayout));
      return { response, settled: Number.isNaN(settled) ? response : settled };
    });
}
