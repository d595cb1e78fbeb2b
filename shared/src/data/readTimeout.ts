/** How long a read of the backend may take, to its last byte, in milliseconds. */
const patience = 15_000;

/**
 * The deadline of a read that begins now.
 *
 * @returns what aborts by itself, with a `TimeoutError`; who leaves sooner aborts it. Its timer is never
 * cleared: the body may still be on its way, and to give up what has come does nothing.
 */
export function startReadTimeout(): AbortController {
  const whole = new AbortController();
  const giveUp = () => whole.abort(new DOMException('The read took too long.', 'TimeoutError'));
  setTimeout(giveUp, patience);
  return whole;
}
