/**
 * The REST layer prints every query that it or Postgres refuses, with its stack and the values that the
 * visitor sent. The visitor reads the reason in the answer; here one line says that it happened.
 * Errors that are no refusal keep their stack: those are defects.
 */
export function oneLineRefusals(print: typeof console.error): typeof console.error {
  return (...parts) => {
    const code = parts.length === 1 ? refusalCode(parts[0]) : undefined;
    if (code === undefined) print(...parts);
    else print(`rest: a query was refused (${code})`);
  };
}

/** What Postgres and PostgREST number their errors with; Node's own (`EPIPE`) have no digit. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** How the REST layer begins when it cannot read a query; it gives these errors neither class nor code. */
const cannotRead = [
  /^"?failed to parse /,
  /^Unexpected input at position \d/,
  /^Expected [^\n]* at position \d+$/,
  /^Missing closing quote at position \d/,
  /^Invalid filter expression/,
  /^(?:Unknown|Unsupported) operator/,
  /^empty logical expression$/,
];

function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The REST layer's own refusal of a table that does not exist carries no code yet.
  if ('relation' in error && 'schema' in error) return 'PGRST205';
  if ('code' in error && typeof error.code === 'string' && sqlState.test(error.code))
    return error.code;
  return cannotRead.some((beginning) => beginning.test(error.message)) ? 'PGRST100' : undefined;
}
