import { RemoteError } from './RemoteError.ts';

/**
 * The result of `work`.
 *
 * @throws RemoteError `timed-out` when it takes longer than `timeoutMs`.
 */
export function withTimeout<T>(work: Promise<T>, timeoutMs: number, subject: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError('timed-out', subject)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
