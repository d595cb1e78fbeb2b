/** Something that went wrong where the visitor could not see why. */
export interface ErrorReport {
  /** Which part of the site: a remote's name, or `shell`. */
  source: string;
  message: string;
  cause?: unknown;
}

/** The one place that learns of every failure. It logs. */
export function reportError({ source, message, cause }: ErrorReport): void {
  console.error(`[${source}] ${message}`, cause ?? '');
}
