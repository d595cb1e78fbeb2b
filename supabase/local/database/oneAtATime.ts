export type OneAtATime = <Result>(
  task: () => Promise<Result>,
  /** Aborted before the task's turn comes, the task is never begun; afterwards it is finished. */
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * A queue for the single connection. The REST layer sends BEGIN, `set role` and the query one after
 * the other without holding the connection. A transaction of ours in between would commit theirs, and
 * the visitor's query would run as the superuser. `tests/rolesDoNotMix.regression.test.ts` holds this.
 */
export function oneAtATime(): OneAtATime {
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
