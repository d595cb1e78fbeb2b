import { parentPort } from 'node:worker_threads';
import { pageTexts } from '../../functions/extract-pdf-content/pageTexts.ts';
import type { WorkerAnswer } from './workerAnswer.ts';

parentPort?.on('message', async (bytes: Uint8Array<ArrayBuffer>) => {
  parentPort?.postMessage(await answerTo(bytes));
});
parentPort?.postMessage('ready');

async function answerTo(bytes: Uint8Array<ArrayBuffer>): Promise<WorkerAnswer> {
  try {
    return { type: 'read', pages: await pageTexts(bytes) };
  } catch (error) {
    return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
