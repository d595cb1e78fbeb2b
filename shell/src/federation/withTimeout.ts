import { RemoteError } from './RemoteError.ts';

/**
 * The result of `work`, or a `timed-out` error when it takes longer than `milliseconds`.
 */
export function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  subject: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('timed-out', subject)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
