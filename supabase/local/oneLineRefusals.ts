/**
 * The REST layer prints every query that Postgres refuses, with its stack and the values that the
 * visitor sent. The visitor reads the reason in the answer; here one line says that it happened.
 * Errors that are no refusal of Postgres keep their stack: those are defects.
 */
export function oneLineRefusals(print: typeof console.error): typeof console.error {
  return (...parts) => {
    const code = parts.length === 1 ? refusalCode(parts[0]) : undefined;
    if (code === undefined) print(...parts);
    else print(`rest: a query was refused (${code})`);
  };
}

function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The REST layer's own refusal of a table that does not exist carries no code yet.
  if ('relation' in error && 'schema' in error) return 'PGRST205';
  const code = 'code' in error ? error.code : undefined;
  return 'severity' in error && typeof code === 'string' ? code : undefined;
}
