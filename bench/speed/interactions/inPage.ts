/** What a page tells of the visitor's interactions. */
export interface Felt {
  /** Every event that the visitor caused, as Event Timing measures it, in milliseconds. */
  events: { at: number; lasted: number }[];
}

/** From the press on a link until its section, and its section's data, are on screen. */
export interface Arrival {
  view: number;
  data: number;
}

declare global {
  var felt: Felt | undefined;
  /** Tells when the page shows these, counted from the next press. */
  var awaitArrival: ((view: string, data: string) => Promise<Arrival>) | undefined;
}

/** Runs in the page before anything of its own. */
export function feelInPage(): void {
  if (window.top !== window) return;
  const felt: Felt = { events: [] };
  globalThis.felt = felt;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      felt.events.push({ at: entry.startTime, lasted: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  globalThis.awaitArrival = (view, data) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${data} was not there within a minute.`)), 60_000);
      const press = ({ timeStamp }: PointerEvent) => {
        let viewShown = 0;
        const look = () => {
          // What is found has been drawn when the next frame begins.
          if (viewShown === 0 && document.querySelector(view)) {
            requestAnimationFrame((now) => {
              viewShown = now - timeStamp;
            });
          }
          if (document.querySelector(data)) {
            requestAnimationFrame((now) => resolve({ view: viewShown, data: now - timeStamp }));
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('pointerdown', press, { capture: true, once: true });
    });
}
