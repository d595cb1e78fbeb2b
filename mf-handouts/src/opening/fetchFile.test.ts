import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { provideSiteConfig } from 'shared/runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, fetchStart } from './fetchFile.ts';

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

/** A server with a file of some bytes, and the ranges that it was asked for. */
function serving(size: number, { knowsRanges = true, saysTheSize = true } = {}) {
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers?: { range?: string } }) => {
    asked.push(headers?.range);
    const [, from = 0, to = size] = /^bytes=(\d+)-(\d+)$/.exec(headers?.range ?? '') ?? [];
    if (!knowsRanges || !headers?.range) return new Response(new Uint8Array(size));
    if (size === 0) return new Response(null, { status: 416 });
    const length = Math.min(size, Number(to) + 1) - Number(from);
    const range = `bytes ${from}-${to}/${saysTheSize ? size : '*'}`;
    return new Response(new Uint8Array(length), {
      status: 206,
      headers: { 'content-range': range },
    });
  });
  return asked;
}

describe('the start of a file', () => {
  const { signal } = new AbortController();
  const start = () => fetchStart(url, signal, () => {});

  it('is the whole of a small one, of one whose size is not said, and of one without ranges', async () => {
    for (const [size, server] of [
      [1000, {}],
      [0, {}],
      [2 ** 21, { saysTheSize: false }],
      [2 ** 21, { knowsRanges: false }],
    ] as const) {
      serving(size, server);
      const file = await start();
      expect([file instanceof Blob, file.size]).toEqual([true, size]);
    }
  });

  it('is nothing of one that its server calls larger than any handout', async () => {
    serving(2 ** 31);
    await expect(start()).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('is half a megabyte of a large one, whose other bytes are asked for', async () => {
    const asked = serving(2 ** 26);
    const file = await start();
    if (file instanceof Blob) throw new Error('The file came whole.');
    expect([file.size, file.start.size]).toEqual([2 ** 26, 2 ** 19]);
    const part = await file.read(2 ** 20, 2 ** 20 + 100, signal);
    expect(part.size).toBe(100);
    expect(asked).toEqual(['bytes=0-524287', 'bytes=1048576-1048675']);
  });
});
