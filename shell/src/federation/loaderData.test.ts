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
  it('is there when the loader has read, for the address', async () => {
    const loader = vi.fn(async () => {});
    await loaderData(loader, at);
    expect(loader).toHaveBeenCalledExactlyOnceWith(at);
  });

  it('waits no longer than a moment for what is on its way', async () => {
    let waits = true;
    void loaderData(() => new Promise(() => {}), at).then(() => {
      waits = false;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(waits).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(waits).toBe(false);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('no network'))],
    [
      'throws',
      () => {
        throw new Error('not a loader');
      },
    ],
  ])('leaves it to the view when the loader %s', async (_, loader) => {
    await expect(loaderData(loader, at)).resolves.toBeUndefined();
  });

  it('reads nothing without a loader or an address', async () => {
    const loader = vi.fn(async () => {});
    await loaderData(undefined, at);
    await loaderData(loader);
    expect(loader).not.toHaveBeenCalled();
  });
});
