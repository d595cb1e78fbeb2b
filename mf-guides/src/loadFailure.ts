/**
 * Which text of specification section 8 a failure asks for. What the backend refused, or a
 * connection that broke, carries that answer as its cause; anything else was not foreseen.
 */
export function failureText(error: Error): 'failed' | 'common:unexpectedError' {
  return error.cause === undefined ? 'common:unexpectedError' : 'failed';
}
