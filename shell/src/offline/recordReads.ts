import { preloadState } from 'shared/data';
import type { PageRead } from './messages.ts';

const reads: PageRead[] = [];
let receive = (read: PageRead): void => {
  reads.push(read);
};

/**
 * Records the reads of a page that no worker controls yet, so that the worker need not repeat them. Must run
 * before the first request.
 */
export function recordReads(): void {
  const container = navigator.serviceWorker;
  if (!container || container.controller !== null) return;
  preloadState().recordRead = (response) => {
    const contentType = response.headers.get('content-type') ?? '';
    response.blob().then(
      (body) => receive({ url: response.url, contentType, body }),
      () => undefined,
    );
  };
}

/** Passes on the recorded reads and those in flight. Later reads go through the worker. */
export function passReadsTo(target: (read: PageRead) => void): void {
  delete preloadState().recordRead;
  receive = target;
  for (const read of reads.splice(0)) target(read);
}
