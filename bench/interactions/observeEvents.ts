/** What a page records of the visitor's interactions. */
export interface RecordedEvents {
  /** Event Timing entries that belong to an interaction, in milliseconds. */
  timings: { startTime: number; duration: number }[];
  /** The target of the last `pointerdown`. */
  pointerTarget: Element | null;
}

declare global {
  var recordedEvents: RecordedEvents | undefined;
  /** Resolves with the milliseconds from the next click until the selector is on screen. */
  var timeFromNextClick: ((selector: string) => Promise<number>) | undefined;
}

/** Runs in the page before its own scripts. */
export function observeEvents(): void {
  if (window.top !== window) return;
  const recorded: RecordedEvents = { timings: [], pointerTarget: null };
  globalThis.recordedEvents = recorded;
  const onPointerDown = ({ target }: Event) => {
    recorded.pointerTarget = target instanceof Element ? target : null;
  };
  document.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      recorded.timings.push({ startTime: entry.startTime, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  globalThis.timeFromNextClick = (selector) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} was not there within a minute.`)), 60_000);
      const onClick = ({ timeStamp }: MouseEvent) => {
        // Polling in every frame would take part of the throttled processor's time.
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          // The frame is painted when the next one begins.
          requestAnimationFrame(() =>
            requestAnimationFrame((paintedAt) => resolve(paintedAt - timeStamp)),
          );
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      };
      document.addEventListener('click', onClick, { capture: true, once: true });
    });
}
