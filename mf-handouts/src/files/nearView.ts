/** What to tell of each element that is watched. */
const listeners = new WeakMap<Element, (isNear: boolean, height: number) => void>();

let observer: IntersectionObserver | undefined;

/** One observer for all: hundreds of them would each look again at every frame of a scroll. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    },
    { rootMargin: '150% 0px' },
  );
  return observer;
}

/**
 * Tells when an element comes within one and a half screens of what is seen, and when it leaves, with
 * its height at that moment in pixels.
 *
 * @returns A function that ends it.
 */
export function watchNearView(
  element: Element,
  listener: (isNear: boolean, height: number) => void,
): () => void {
  listeners.set(element, listener);
  sharedObserver().observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}
