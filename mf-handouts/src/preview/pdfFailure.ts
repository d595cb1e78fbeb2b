/**
 * Why a file cannot be shown: it is not where the table says, it is no PDF that can be read, or it
 * did not come.
 */
export type PdfFailure = 'missing' | 'damaged' | 'unreachable';

/** A file that cannot be shown. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly why: PdfFailure;

  constructor(why: PdfFailure, cause?: unknown) {
    super(`The file is ${why}`, { cause });
    this.why = why;
  }
}
