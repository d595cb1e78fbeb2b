import type { WorkerMessage } from '../src/offline/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sends a message to the page whose request is being handled. */
export async function postToPage(event: ExtendableEvent, message: WorkerMessage): Promise<void> {
  if (!(event instanceof FetchEvent)) return;
  const page = await self.clients.get(event.clientId);
  page?.postMessage(message);
}
