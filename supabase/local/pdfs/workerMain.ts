import { parentPort } from 'node:worker_threads';
import { pageTexts } from '../../functions/extract-pdf-content/pageTexts.ts';
import type { WorkerResult, WorkerTask } from './pdfReader.ts';

parentPort?.on('message', async ({ bytes, firstPages }: WorkerTask) => {
  parentPort?.postMessage(await read(bytes, firstPages));
});
parentPort?.postMessage('ready');

async function read(bytes: Uint8Array<ArrayBuffer>, firstPages?: number): Promise<WorkerResult> {
  try {
    return { type: 'read', pages: await pageTexts(bytes, firstPages) };
  } catch (error) {
    return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
