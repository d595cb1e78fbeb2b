/** A failure whose cause the visitor cannot see. */
export interface ErrorReport {
  /** A remote's name, or `shell`. */
  source: string;
  message: string;
  cause?: unknown;
}

/** Logs a failure. Every failure is reported here, so that monitoring can be attached. */
export function reportError({ source, message, cause }: ErrorReport): void {
  console.error(`[${source}] ${message}`, cause ?? '');
}
