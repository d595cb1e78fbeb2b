import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { ReadPages } from '../../functions/extract-pdf-content/pageTexts.ts';

export type PdfReader = {
  readonly read: ReadPages;
  readonly close: () => Promise<void>;
};

/** Limits for one PDF; the hosted platform allows 2 s of processor time and 256 MB. */
type PdfReaderLimits = { readonly seconds: number; readonly megabytes: number };

const defaultLimits: PdfReaderLimits = { seconds: 20, megabytes: 512 };

const pdfPage = z.object({ text: z.string(), headings: z.array(z.string()) });

/** The worker's message for each PDF. Its first message only says that it is ready. */
const workerResult = z.discriminatedUnion('type', [
  z.object({ type: z.literal('read'), pages: z.array(pdfPage) }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
]);

export type WorkerResult = z.infer<typeof workerResult>;
export type WorkerTask = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly firstPages: number | undefined;
};

/**
 * Reads PDFs in a worker thread, one at a time. In the server's thread a PDF of 437 KB whose page unpacks to
 * 300 MB blocked all requests for over a minute. A worker that exceeds a limit is terminated and replaced.
 */
export function pdfReader(limits: Partial<PdfReaderLimits> = {}): PdfReader {
  const { seconds, megabytes } = { ...defaultLimits, ...limits };
  const enqueue = pLimit(1);
  let worker: Promise<Worker> | undefined;

  async function readInWorker(task: WorkerTask): Promise<unknown> {
    worker ??= startWorker(megabytes);
    const running = await worker;
    const limit = abortOnLimit(seconds, megabytes);
    try {
      const result = nextMessage(running, limit.signal);
      running.postMessage(task);
      return await result;
    } catch (error) {
      await running.terminate();
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      limit.clear();
    }
  }

  return {
    read: (bytes, firstPages) =>
      enqueue(async () => {
        const message = await readInWorker({ bytes, firstPages }).catch((error) => {
          // The next file starts a new worker.
          worker = undefined;
          throw error;
        });
        const result = workerResult.parse(message);
        if (result.type === 'read') return result.pages;
        throw new Error(result.reason);
      }),
    close: async () => {
      await (await worker)?.terminate();
    },
  };
}

async function startWorker(megabytes: number): Promise<Worker> {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // The parent's options (a loader, a debugger) do not apply to this thread.
    execArgv: [],
  });
  // An idle worker must not keep the process alive.
  worker.unref();
  await nextMessage(worker);
  return worker;
}

/** @throws when the worker ends, or an AbortError. */
async function nextMessage(worker: Worker, limit?: AbortSignal): Promise<unknown> {
  const done = new AbortController();
  const signal = AbortSignal.any(limit === undefined ? [done.signal] : [done.signal, limit]);
  const exit = async () => {
    await once(worker, 'exit', { signal });
    throw new Error('The thread that reads PDFs has ended');
  };
  try {
    const [message]: unknown[] = await Promise.race([once(worker, 'message', { signal }), exit()]);
    return message;
  } finally {
    done.abort();
  }
}

/** @returns a signal that aborts with a readable reason when the time or memory limit is exceeded. */
function abortOnLimit(seconds: number, megabytes: number) {
  const controller = new AbortController();
  const abort = (reason: string) => controller.abort(new Error(reason));
  const timeout = setTimeout(
    () => abort(`Reading the PDF took longer than ${seconds} seconds`),
    seconds * 1000,
  );
  // Unpacked content is outside the worker's heap, which `resourceLimits` does not measure.
  const before = process.memoryUsage.rss();
  const memoryCheck = setInterval(() => {
    if (process.memoryUsage.rss() - before > megabytes * 1024 * 1024)
      abort(`Reading the PDF took more than ${megabytes} MB`);
  }, 50);
  const clear = () => {
    clearTimeout(timeout);
    clearInterval(memoryCheck);
  };
  return { signal: controller.signal, clear };
}
