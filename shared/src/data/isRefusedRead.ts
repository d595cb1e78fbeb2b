/** HTTP statuses of requests that the backend does not accept: malformed, too long, beyond the end of a list. */
const refusals: readonly unknown[] = [400, 413, 414, 416, 422, 431];

/** Codes of requests that are wrong whatever their values are: PostgreSQL's class 42, and PostgREST's group 2. */
const codeOfVersion = /^(?:42|PGRST2)/;

/**
 * Whether an error comes from a read that the backend refused because of its values, such as a name in a URL that
 * is too long. A visitor chose them, so it says nothing about the version that read. The error may be of another
 * realm, or the cause of others.
 */
export function isRefusedRead(error: unknown): boolean {
  let cause = error;
  // Causes may form a circle.
  for (let depth = 0; depth < 5 && typeof cause === 'object' && cause !== null; depth++) {
    if (refusals.includes(Reflect.get(cause, 'status'))) {
      return !codeOfVersion.test(String(Reflect.get(cause, 'code')));
    }
    cause = Reflect.get(cause, 'cause');
  }
  return false;
}
