import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { federationName, type RemoteName } from 'shared/contract';
import { ownTimers } from './probe.ts';

/** How often a page may send the same request: a loader and a view read three times each. */
const mostAlike = 10;
/** How long after an answer a page that does not read with the query client may ask again. */
const answeredMs = 100;
/** How often a page is asked whether it is complete. */
const pollMs = 20;
/** What a page needs to be complete; a video may load for as long as it plays. */
const awaitedTypes = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/**
 * Counts the requests of a page, and adds to its problems which it sends without end.
 *
 * @returns waits until the page is complete, or until it sends a request without end.
 */
export function watchRequests(
  page: Page,
  remotes: readonly RemoteName[],
  problems: string[],
  timeoutMs: number,
) {
  const counts = new Map<string, number>();
  const inFlight = new Set<Request>();
  let sent = 0;
  let last = Date.now();
  let end = () => {};
  const isEndless = new Promise<void>((resolve) => {
    end = resolve;
  });
  page.on('request', (request) => {
    if (awaitedTypes.has(request.resourceType())) inFlight.add(request);
    sent += 1;
    last = Date.now();
    const key = `${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count !== mostAlike) return;
    problems.push(`it asks without end: ${key.slice(0, 200)}`);
    end();
  });
  const finish = (request: Request) => {
    inFlight.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  const untilQuiet = async () => {
    const deadline = Date.now() + timeoutMs;
    let seen = { sent, started: 0, pending: 0 };
    while (Date.now() < deadline) {
      const before = sent;
      const isReading = inFlight.size > 0 || (await readsInFlight(page, remotes));
      if (!isReading && sent === before && Date.now() - last > answeredMs) {
        const { started, pending } = await ownTimers(page);
        // A timer may lead to a request. One that was started again and sent none is a clock.
        const isClock = seen.pending > 0 && started > seen.started && sent === seen.sent;
        if (isClock || (pending === 0 && seen.pending === 0)) return;
        if (pending !== seen.pending) last = Date.now();
        seen = { sent, started, pending };
      }
      await pause(pollMs);
    }
  };
  return () => Promise.race([untilQuiet(), isEndless]);
}

/** Whether the query client of a page waits for an answer, or before it asks again; asked when the page is idle. */
function readsInFlight(page: Page, remotes: readonly RemoteName[]): Promise<boolean> {
  return page.evaluate(async (containers) => {
    for (const _ of 'two') {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    }
    const container = containers.map((name) => Reflect.get(window, name)).find(Boolean);
    if (!container) return false;
    const { sharedModules } = (await container.get('./singletons'))();
    return sharedModules['shared/runtime'].queryClient.isFetching() > 0;
  }, remotes.map(federationName));
}
