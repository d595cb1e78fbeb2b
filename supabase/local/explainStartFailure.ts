/** One sentence that says what to do, and the cause when it is a defect of ours. */
export function explainStartFailure(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another port with PORT_BACKEND.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights: choose another with PORT_BACKEND.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return 'PORT_BACKEND must be a number from 0 to 65535.';
  if (!(error instanceof Error)) return `The backend did not start: ${String(error)}`;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `The backend did not start: ${error.message}${cause}`;
}
