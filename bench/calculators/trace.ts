/** What one keystroke cost, in milliseconds. */
export interface Keystroke {
  /** From the key to the end of the task that drew its answer: what the student waits for. */
  answered: number;
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

/** Reads the keystrokes out of a Chromium trace. */
export function keystrokesOf(trace: string): Keystroke[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const keys = traceEvents.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  return keys.map(({ ts, pid, tid }) => {
    const onMain = traceEvents.filter((event) => event.pid === pid && event.tid === tid);
    const caused = onMain.filter(
      (event) =>
        event.name === 'RunTask' && event.ts + (event.dur ?? 0) >= ts && event.ts < ts + reach,
    );
    const drawn = onMain
      .filter(({ name, ts: at }) => (name === 'Commit' || name === 'Paint') && at > ts)
      .sort((left, right) => left.ts - right.ts)[0];
    const end = drawn
      ? caused.find((task) => task.ts <= drawn.ts && drawn.ts <= task.ts + (task.dur ?? 0))
      : undefined;
    return {
      answered: end ? (end.ts + (end.dur ?? 0) - ts) / 1000 : 0,
      answer: cpuOf(caused.filter((task) => end && task.ts <= end.ts)),
      work: cpuOf(caused),
    };
  });
}

function cpuOf(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1000;
}
