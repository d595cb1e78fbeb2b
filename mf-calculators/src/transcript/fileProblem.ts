/** Why a file cannot be read: damaged or no text at all, protected by a password, or pictures only. */
export class FileProblem extends Error {
  readonly kind: 'unreadable' | 'locked' | 'noText';

  constructor(kind: FileProblem['kind'], cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
