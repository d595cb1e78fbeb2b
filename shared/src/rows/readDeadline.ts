/** How long a read of the backend may take, to its last byte, in milliseconds. */
const patience = 15_000;

/**
 * Gives up what has not come whole in time, with a `TimeoutError`. Never cleared: the body may still
 * be on its way, and to give up what has come does nothing.
 */
export function readDeadline(): AbortController {
  const whole = new AbortController();
  const giveUp = () => whole.abort(new DOMException('The read took too long.', 'TimeoutError'));
  setTimeout(giveUp, patience);
  return whole;
}
