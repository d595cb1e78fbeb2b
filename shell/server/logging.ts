import process from 'node:process';
import { types } from 'node:util';

/** One JSON object per line, without URLs, texts or data, which may contain what a visitor searched for. */
export function log(level: 'info' | 'warn' | 'error', fields: Readonly<Record<string, unknown>>) {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`);
}

/**
 * An error's name and location: `TypeError at guides/0.1.0-abc/server.js:1:234`. Its message is left out,
 * because it may contain data.
 */
export function describeError(error: unknown): string {
  if (!isError(error)) return 'A value that is no error';
  const { name, stack = '', cause } = error;
  const code = [codeOf(error), codeOf(cause)].find((one) => one !== undefined);
  const frame = frameIn(stack);
  return [name, code && `(${code})`, frame && `at ${frame}`].filter(Boolean).join(' ');
}

/** Also for an error of a section's realm, whose class is another. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/** An error of the system or of the database: `ECONNREFUSED`, `42P01`. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const code = String(error.code);
  return /^[A-Z0-9_]{3,40}$/.test(code) ? code : undefined;
}

/** The first stack frame in a section's server file, `<section>/<version>/server.js`. */
function frameIn(stack: string): string | undefined {
  return /[\w.-]+\/[\w.-]+\/server\.js:\d+:\d+/.exec(stack)?.[0];
}

/** Logs which method of `console` a section's code calls, and where, instead of its arguments. */
export const sectionConsole = Object.freeze({
  debug: called('info', 'debug'),
  log: called('info', 'log'),
  info: called('info', 'info'),
  warn: called('warn', 'warn'),
  error: called('error', 'error'),
  trace: called('info', 'trace'),
});

/** Also what the runtime reports for a section. */
export function redirectConsole(): void {
  Object.assign(globalThis, { console: sectionConsole });
}

function called(level: 'info' | 'warn' | 'error', method: string): () => void {
  return () => log(level, { message: `console.${method}`, at: frameIn(new Error().stack ?? '') });
}

/** Logs uncaught errors of sections, on which Node would otherwise end the thread. */
export function logUncaughtErrors(): void {
  process.on('uncaughtException', (error) =>
    log('error', { message: 'An error was not caught.', cause: describeError(error) }),
  );
  process.on('unhandledRejection', (error) =>
    log('error', { message: 'A rejected promise was not handled.', cause: describeError(error) }),
  );
}
