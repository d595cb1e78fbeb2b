type SerialQueue = <Result>(
  task: () => Promise<Result>,
  /** Aborted before the task starts, it skips the task; a started task is finished. */
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Runs tasks one at a time on the single connection. The REST layer sends BEGIN, `set role` and the query
 * separately: another transaction in between would commit it, and the visitor's query would run as the
 * superuser. See `tests/rolesDoNotMix.regression.test.ts`.
 */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task, signal) => {
    const result = last.then(() => {
      signal?.throwIfAborted();
      return task();
    });
    last = result.catch(() => undefined);
    return result;
  };
}
