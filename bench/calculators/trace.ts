/** What one keystroke cost, in milliseconds. */
export interface Keystroke {
  /** From the key to the end of the task that drew its answer: what the student waits for. */
  answered: number;
  /** From the key to the end of the task that drew the last thing that it changed, such as a list. */
  followed: number;
  /** Processor time of the main thread until then: what the wall clock says on a quiet machine. */
  answer: number;
  /** Processor time of the main thread for all that it caused, also what waited for its turn. */
  work: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** Everything that a key causes begins within this, in microseconds. */
const reach = 450_000;
/** What a key changes at once is laid out within this; the chart, which waits for a pause, after it. */
const soon = 290_000;

/**
 * Reads the keystrokes out of a Chromium trace.
 *
 * @param isAnswered Whether anything is to be seen of the key of this number. The others are left out:
 *   what is drawn after them, a caret or nothing, says nothing of them.
 */
export function keystrokesOf(trace: string, isAnswered: (key: number) => boolean): Keystroke[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  return keys
    .filter((_, key) => isAnswered(key))
    .map(({ ts, pid, tid }) => {
      const onMain = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
      const caused = onMain.filter(
        (event) =>
          event.name === 'RunTask' && event.ts + (event.dur ?? 0) >= ts && event.ts < ts + reach,
      );
      const frames = onMain
        .filter(({ name, ts: at }) => name === 'Commit' && at > ts)
        .sort((left, right) => left.ts - right.ts);
      const layouts = onMain.filter(({ name, ts: at }) => name === 'Layout' && at > ts);
      const lastLayout = Math.max(
        ts,
        ...layouts.map(({ ts: at }) => at).filter((at) => at < ts + soon),
      );
      const taskOf = (frame: TraceEvent | undefined) =>
        frame && caused.find((task) => task.ts <= frame.ts && frame.ts <= endOf(task));
      const first = taskOf(frames[0]);
      const last = taskOf(frames.find(({ ts: at }) => at > lastLayout)) ?? first;
      return {
        answered: first ? (endOf(first) - ts) / 1000 : Number.NaN,
        followed: last ? (endOf(last) - ts) / 1000 : Number.NaN,
        answer: cpuOf(caused.filter((task) => first && task.ts <= first.ts)),
        work: cpuOf(caused),
      };
    });
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function cpuOf(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000;
}
