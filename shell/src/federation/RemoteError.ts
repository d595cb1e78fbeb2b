/**
 * Why a section is not there. The list is closed: each has its words for the visitor.
 *
 * - `unpublished`: the registry names no usable version of it;
 * - `unreachable`: its files do not answer;
 * - `timed-out`: they did not answer in time;
 * - `invalid`: what answered is not a remote, or one for another contract;
 * - `missing-export`: it does not have the view that the composition names;
 * - `integrity`: a file is not the one that was published;
 * - `crashed`: it threw while it was rendered.
 */
export type RemoteFailure =
  | 'unpublished'
  | 'unreachable'
  | 'timed-out'
  | 'invalid'
  | 'missing-export'
  | 'integrity'
  | 'crashed';

export class RemoteError extends Error {
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, subject: string, cause?: unknown) {
    super(`${subject}: ${failure}`, { cause });
    this.name = 'RemoteError';
    this.failure = failure;
  }

  /** What was thrown, as one of the list; anything unknown came from a file that did not load. */
  static from(cause: unknown, subject: string): RemoteError {
    if (cause instanceof RemoteError) return cause;
    const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
    // The bundler's own words for a lazy chunk that took longer than `chunkLoadTimeout`.
    return new RemoteError(/timeout/i.test(text) ? 'timed-out' : 'unreachable', subject, cause);
  }
}
