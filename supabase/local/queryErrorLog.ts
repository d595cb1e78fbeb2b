/**
 * The REST layer logs every refused query with its stack and the values that the visitor sent. The response
 * already says why, so this logs one line without them. Other errors are defects and keep their stack.
 */
export function shortQueryErrors(print: typeof console.error): typeof console.error {
  return (...parts) => {
    const code = parts.length === 1 ? queryErrorCode(parts[0]) : undefined;
    if (code === undefined) print(...parts);
    else print(`rest: a query was refused (${code})`);
  };
}

/** Error codes of Postgres and PostgREST contain a digit; Node's (`EPIPE`) do not. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Messages of the REST layer's parser, whose errors have neither a class nor a code. */
const parserMessages = [
  /^"?failed to parse /,
  /^Unexpected input at position \d/,
  /^Expected [^\n]* at position \d+$/,
  /^Missing closing quote at position \d/,
  /^Invalid filter expression/,
  /^(?:Unknown|Unsupported) operator/,
  /^empty logical expression$/,
];

function queryErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The REST layer's error for a table that does not exist has no code.
  if ('relation' in error && 'schema' in error) return 'PGRST205';
  if ('code' in error && typeof error.code === 'string' && sqlState.test(error.code))
    return error.code;
  return parserMessages.some((message) => message.test(error.message)) ? 'PGRST100' : undefined;
}
