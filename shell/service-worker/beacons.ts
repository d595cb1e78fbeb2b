/**
 * Lets POST requests pass by the worker, which answers none of them. Chromium drops the beacon of a page that is
 * being left when it passes through the page's worker. Browsers without static routing ignore this.
 * https://developer.chrome.com/blog/service-worker-static-routing
 */
export function bypassWorkerForPosts(): void {
  addEventListener('install', (event) => {
    const addRoutes: unknown = Reflect.get(event, 'addRoutes');
    if (typeof addRoutes !== 'function') return;
    addRoutes.call(event, { condition: { requestMethod: 'POST' }, source: 'network' });
  });
}
