import { queryClient } from 'shared/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loaderData } from './loaderData.ts';

const at = { pathname: '/guide', search: '?q=tesi' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('loaderData', () => {
  it('resolves when the loader has read the data of the address', async () => {
    const loader = vi.fn(async () => {});
    await loaderData(loader, at);
    expect(loader).toHaveBeenCalledExactlyOnceWith(at, queryClient);
  });

  it('resolves after 100 ms when the loader takes longer', async () => {
    let isPending = true;
    void loaderData(() => new Promise(() => {}), at).then(() => {
      isPending = false;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(isPending).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isPending).toBe(false);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('no network'))],
    [
      'throws',
      () => {
        throw new Error('not a loader');
      },
    ],
  ])('resolves when the loader %s', async (_, loader) => {
    await expect(loaderData(loader, at)).resolves.toBeUndefined();
  });

  it('loads nothing without a loader or an address', async () => {
    const loader = vi.fn(async () => {});
    await loaderData(undefined, at);
    await loaderData(loader);
    expect(loader).not.toHaveBeenCalled();
  });
});
