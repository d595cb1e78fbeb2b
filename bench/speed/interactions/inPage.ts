/** What a page tells of the visitor's interactions. */
export interface Felt {
  /** Every event that the visitor caused, as Event Timing measures it, in milliseconds. */
  events: { at: number; lasted: number }[];
  /** Where the last finger came down. */
  touched: Element | null;
}

/** From the click on a link until its section, and its section's data, are on screen. */
export interface RouteAnnouncer {
  view: number;
  data: number;
}

declare global {
  var felt: Felt | undefined;
  /** Tells when the page shows these, counted from the next click. */
  var awaitArrival: ((view: string, data: string) => Promise<RouteAnnouncer>) | undefined;
}

/** Runs in the page before anything of its own. */
export function feelInPage(): void {
  if (window.top !== window) return;
  const felt: Felt = { events: [], touched: null };
  globalThis.felt = felt;
  const touch = ({ target }: Event) => {
    felt.touched = target instanceof Element ? target : null;
  };
  document.addEventListener('pointerdown', touch, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      felt.events.push({ at: entry.startTime, lasted: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  const shown = (selector: string) =>
    new Promise<number>((resolve) => {
      // Looking at every frame would make the page draw frames that it does not need.
      const look = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        look.disconnect();
        // Its frame has been drawn when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      look.observe(document, { subtree: true, childList: true, attributes: true });
    });

  globalThis.awaitArrival = (view, data) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${data} was not there within a minute.`)), 60_000);
      const click = async ({ timeStamp }: MouseEvent) => {
        const [section, its] = await Promise.all([shown(view), shown(data)]);
        resolve({ view: section - timeStamp, data: its - timeStamp });
      };
      document.addEventListener('click', click, { capture: true, once: true });
    });
}
