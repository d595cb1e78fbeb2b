/** One JSON object per line, without addresses, texts or data: they may name what a visitor looks for. */
export function log(level: 'info' | 'warn' | 'error', fields: Readonly<Record<string, unknown>>) {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`);
}

/**
 * What an error is and where it was thrown: `TypeError at guides/0.1.0-abc/server.js:1:234`. Its message is
 * left out, because a section may put data in it.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is no error';
  const { name, stack = '', cause } = error;
  const code = [codeOf(error), codeOf(cause)].find((one) => one !== undefined);
  const place = placeIn(stack);
  return [name, code && `(${code})`, place && `at ${place}`].filter(Boolean).join(' ');
}

/** An error of the system or of the database: `ECONNREFUSED`, `42P01`. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const code = String(error.code);
  return /^[A-Z0-9_]{3,40}$/.test(code) ? code : undefined;
}

/** The first place of a stack that is in a server file; those are named `<section>/<version>/server.js`. */
function placeIn(stack: string): string | undefined {
  return /[\w.-]+\/[\w.-]+\/server\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Logs what a section's code reports: which method of `console` it called, and where. */
export function redirectConsole(): void {
  for (const [method, level] of [
    ['debug', 'info'],
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
    ['trace', 'info'],
  ] as const) {
    console[method] = () =>
      log(level, { message: `console.${method}`, at: placeIn(new Error().stack ?? '') });
  }
}

/** Logs what a section's code throws or rejects out of turn, where Node would end the thread. */
export function surviveStrayErrors(): void {
  process.on('uncaughtException', (error) =>
    log('error', { message: 'An error was thrown out of turn.', cause: describeError(error) }),
  );
  process.on('unhandledRejection', (error) =>
    log('error', { message: 'A promise was rejected out of turn.', cause: describeError(error) }),
  );
}
