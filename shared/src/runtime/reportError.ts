/** Something that went wrong where the visitor could not see why. */
export interface ErrorReport {
  /** Which part of the site: a remote's name, or `shell`. */
  source: string;
  message: string;
  cause?: unknown;
}

type Listener = (report: ErrorReport) => void;

const listeners = new Set<Listener>();

/** The one place that learns of every failure. It logs; whoever listens may do more. */
export function reportError(report: ErrorReport): void {
  console.error(`[${report.source}] ${report.message}`, report.cause ?? '');
  for (const listener of listeners) listener(report);
}

/** Listens to reports until the returned function is called. */
export function onReportedError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
