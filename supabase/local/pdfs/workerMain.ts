import { parentPort } from 'node:worker_threads';
import { pageTexts } from '../../functions/extract-pdf-content/pageTexts.ts';
import type { WorkerResult } from './pdfReader.ts';

parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(await read(bytes));
});
parentPort?.postMessage('ready');

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<WorkerResult> {
  try {
    return { type: 'read', pages: await pageTexts(bytes) };
  } catch (error) {
    return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
