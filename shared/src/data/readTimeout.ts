const readTimeoutMs = 15_000;

/**
 * Starts the timeout of a read, which includes its body.
 *
 * @returns a controller that aborts with a `TimeoutError`. Its timer is never cleared: the body may still
 * be arriving, and aborting a finished read does nothing.
 */
export function startReadTimeout(): AbortController {
  const controller = new AbortController();
  const error = () => new DOMException('The read took too long.', 'TimeoutError');
  setTimeout(() => controller.abort(error()), readTimeoutMs);
  return controller;
}
