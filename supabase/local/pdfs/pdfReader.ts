import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadPages } from '../../functions/extract-pdf-content/pageTexts.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import { workerAnswer } from './workerAnswer.ts';

export type PdfReader = {
  readonly read: ReadPages;
  readonly close: () => Promise<void>;
};

/** What one PDF may take; the hosted platform ends a call at 2 s of processor time and 256 MB. */
export type PdfReaderLimits = { readonly seconds: number; readonly megabytes: number };

const usualLimits: PdfReaderLimits = { seconds: 20, megabytes: 512 };

/**
 * Reads PDFs beside the server, one after the other. A file of 437 KB whose page unpacks to 300 MB kept
 * the whole server for more than a minute when it was read in the server's own thread; here the thread
 * that reads it is ended, and the next file gets a new one.
 */
export function pdfReader(limits: Partial<PdfReaderLimits> = {}): PdfReader {
  const { seconds, megabytes } = { ...usualLimits, ...limits };
  const inTurn = oneAtATime();
  let ready: Promise<Worker> | undefined;

  async function ask(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
    ready ??= startWorker(megabytes);
    const worker = await ready;
    const limit = giveUpAfter(seconds, megabytes);
    try {
      const answer = nextMessage(worker, limit.signal);
      worker.postMessage(bytes);
      return await answer;
    } catch (error) {
      await worker.terminate();
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      limit.clear();
    }
  }

  return {
    read: (bytes) =>
      inTurn(async () => {
        const answer = await ask(bytes).catch((error) => {
          // Ended by us or by itself, or never begun: the next file gets a new one.
          ready = undefined;
          throw error;
        });
        const said = workerAnswer.parse(answer);
        if (said.type === 'read') return said.pages;
        throw new Error(said.reason);
      }),
    close: async () => {
      await (await ready)?.terminate();
    },
  };
}

async function startWorker(megabytes: number): Promise<Worker> {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Those of the parent (a loader, a debugger) are not for this thread.
    execArgv: [],
  });
  // A program that has nothing else to do must not wait for a worker that waits.
  worker.unref();
  await nextMessage(worker);
  return worker;
}

/** @throws what ended the worker, or an AbortError. */
async function nextMessage(worker: Worker, given?: AbortSignal): Promise<unknown> {
  const heard = new AbortController();
  const signal = AbortSignal.any(given === undefined ? [heard.signal] : [heard.signal, given]);
  const ended = async () => {
    await once(worker, 'exit', { signal });
    throw new Error('The thread that reads PDFs has ended');
  };
  try {
    const [message]: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended()]);
    return message;
  } finally {
    heard.abort();
  }
}

/** A signal that aborts, with the reason in words, when time or memory is used up. */
function giveUpAfter(seconds: number, megabytes: number) {
  const limit = new AbortController();
  const giveUp = (reason: string) => limit.abort(new Error(reason));
  const timer = setTimeout(
    () => giveUp(`Reading the PDF took longer than ${seconds} seconds`),
    seconds * 1000,
  );
  // What a PDF unpacks to lies outside of the worker's heap, whose own limit does not see it.
  const before = process.memoryUsage.rss();
  const scales = setInterval(() => {
    if (process.memoryUsage.rss() - before > megabytes * 1024 * 1024)
      giveUp(`Reading the PDF took more than ${megabytes} MB`);
  }, 50);
  const clear = () => {
    clearTimeout(timer);
    clearInterval(scales);
  };
  return { signal: limit.signal, clear };
}
