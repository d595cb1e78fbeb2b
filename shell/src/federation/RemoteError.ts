import type { FailureClass } from 'shared/failure-classes';

/**
 * Why a section is not shown: the registry names no usable version, or the version failed. The list is closed;
 * each has a text for the visitor.
 */
export type RemoteFailure = 'unpublished' | Exclude<FailureClass, 'uncaught'>;

export class RemoteError extends Error {
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, subject: string, cause?: unknown) {
    super(`${subject}: ${failure}`, { cause });
    this.name = 'RemoteError';
    this.failure = failure;
  }

  static from(cause: unknown, subject: string): RemoteError {
    return cause instanceof RemoteError ? cause : new RemoteError(failureOf(cause), subject, cause);
  }
}

/** Recognises the messages of the bundler and of Module Federation; other errors are the section's own. */
function failureOf(cause: unknown): RemoteFailure {
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  if (/Loading (CSS )?chunk/i.test(text)) {
    // The message contains "timeout" when the chunk took longer than `chunkLoadTimeout`.
    return /timeout/i.test(text) ? 'timed-out' : 'unreachable';
  }
  if (text.includes('does not exist in container')) return 'missing-export';
  return /\[ Federation Runtime \]|in shared scope/.test(text) ? 'invalid' : 'crashed';
}

export function isTimeout(error: unknown): boolean {
  return error instanceof RemoteError && error.failure === 'timed-out';
}
