import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inEveryLanguage } from '../contract/language.ts';
import { startI18n } from './i18n.ts';
import { queryClient } from './queryClient.ts';
import { toast } from './toasts.ts';

const failure = new Error('no answer');
const failingQuery = {
  queryKey: ['guides', 'of', 'tesi'],
  queryFn: () => Promise.reject(failure),
  retry: false,
};

/** Runs a query as a mounted view does, until it has failed. */
async function readInView(options: ConstructorParameters<typeof QueryObserver>[1]) {
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => {});
  await vi.waitUntil(() => observer.getCurrentResult().isError, { timeout: 30_000 });
  unsubscribe();
}

describe('a failed read', () => {
  beforeEach(async () => {
    queryClient.clear();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(toast, 'error');
    await startI18n(
      inEveryLanguage(() => async () => ({ default: {} })),
      'it',
    );
  });

  it('is logged under the name of its section, without a toast', async () => {
    await readInView(failingQuery);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      '[guides] A read failed: ["of","tesi"]',
      failure,
    );
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('is logged once when another read fails because of it', async () => {
    const groupQuery = {
      queryKey: ['search', 'guides'],
      queryFn: () =>
        queryClient.fetchQuery(failingQuery).catch((cause: unknown) => {
          throw new Error('The guides did not arrive', { cause });
        }),
      retry: false,
    };
    await readInView(groupQuery);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      '[guides] A read failed: ["of","tesi"]',
      failure,
    );
  });

  it('shows its message in a toast', async () => {
    await readInView({ ...failingQuery, meta: { errorMessage: 'common:unexpectedError' } });
    expect(console.error).toHaveBeenCalledOnce();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith({
      title: 'Errore',
      description: 'Si è verificato un errore imprevisto',
    });
  });

  it('shows a message that fits the error', async () => {
    const errorMessage = (error: Error) =>
      error === failure ? 'common:unexpectedError' : 'common:loading';
    await readInView({ ...failingQuery, meta: { errorMessage } });
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ description: 'Si è verificato un errore imprevisto' }),
    );
  });

  it('shows no toast when no view waits for it', async () => {
    await queryClient.prefetchQuery({
      ...failingQuery,
      meta: { errorMessage: 'common:unexpectedError' },
    });
    expect(console.error).toHaveBeenCalledOnce();
    expect(toast.error).not.toHaveBeenCalled();
  });
});
