/**
 * Why a section is not there. The list is closed: each has its words for the visitor.
 *
 * - `unpublished`: the registry names no usable version of it;
 * - `unreachable`: its files do not answer;
 * - `timed-out`: they did not answer in time;
 * - `invalid`: what answered is not a remote, or one for another contract;
 * - `missing-export`: it does not have the view that the composition names;
 * - `integrity`: a file is not the one that was published;
 * - `crashed`: it threw while it was started or rendered.
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

  /** What was thrown, as one of the list. */
  static from(cause: unknown, subject: string): RemoteError {
    return cause instanceof RemoteError ? cause : new RemoteError(failureOf(cause), subject, cause);
  }
}

/** The bundler's own words for what went wrong; anything else was thrown by the section's code. */
function failureOf(cause: unknown): RemoteFailure {
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  // A lazy chunk; it says "timeout" where it took longer than `chunkLoadTimeout`.
  if (/Loading (CSS )?chunk/i.test(text))
    return /timeout/i.test(text) ? 'timed-out' : 'unreachable';
  if (text.includes('does not exist in container')) return 'missing-export';
  return text.includes('[ Federation Runtime ]') ? 'invalid' : 'crashed';
}
