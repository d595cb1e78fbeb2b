/** What a page tells of the visitor's interactions. */
export interface Felt {
  /** Every event that the visitor caused, as Event Timing measures it, in milliseconds. */
  events: { at: number; lasted: number }[];
  /** What the last navigation waits for, and when it came. */
  arrival: { pressed: number; view: number; data: number } | undefined;
}

declare global {
  var felt: Felt | undefined;
  /** Tells when the page shows these, counted from the next press. */
  var awaitArrival: ((view: string, data: string) => void) | undefined;
}

/** Runs in the page before anything of its own. */
export function feelInPage(): void {
  if (window.top !== window) return;
  const felt: Felt = { events: [], arrival: undefined };
  globalThis.felt = felt;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      felt.events.push({ at: entry.startTime, lasted: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  globalThis.awaitArrival = (view, data) => {
    felt.arrival = undefined;
    const press = ({ timeStamp }: PointerEvent) => {
      const arrival = { pressed: timeStamp, view: 0, data: 0 };
      const look = () => {
        // What is found has been drawn when the next frame begins.
        if (arrival.view === 0 && document.querySelector(view)) {
          requestAnimationFrame((now) => {
            arrival.view = now - timeStamp;
          });
        }
        if (document.querySelector(data)) {
          requestAnimationFrame((now) => {
            arrival.data = now - timeStamp;
            felt.arrival = arrival;
          });
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerdown', press, { capture: true, once: true });
  };
}
