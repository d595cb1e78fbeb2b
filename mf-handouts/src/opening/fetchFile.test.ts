import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig } from 'shared/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile } from './fetchFile.ts';

const url = 'https://files.example/a.pdf';

beforeEach(() => {
  provideSiteConfig(demonstration);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A server that sends `bytes` every second, as often as it is asked to; without them, no header either. */
function sending(bytes: number, times = Number.POSITIVE_INFINITY) {
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    if (bytes === 0) return aborted;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent === times) return controller.close();
        sent += 1;
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 1000)), aborted]);
        controller.enqueue(new Uint8Array(bytes));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/pdf' } });
  });
}

async function resultAfter(ms: number) {
  const fetched = fetchFile(url, new AbortController().signal).then(
    ({ size, type }) => ({ size, type }),
    ({ reason }) => ({ reason }),
  );
  let result: unknown;
  void fetched.then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

describe('a file', () => {
  it('may take its time while it arrives', async () => {
    sending(10_000, 120);
    expect(await resultAfter(130_000)).toEqual({ size: 1_200_000, type: 'application/pdf' });
  });

  it.each([
    ['never begins', 0],
    ['comes byte by byte without end', 1],
  ])('that %s is given up after a while', async (_, bytes) => {
    sending(bytes);
    expect(await resultAfter(21_000)).toEqual({ reason: 'unreachable' });
  });

  it('that grows without end is given up', async () => {
    sending(2 ** 24);
    expect(await resultAfter(40_000)).toEqual({ reason: 'unreachable' });
  });
});
