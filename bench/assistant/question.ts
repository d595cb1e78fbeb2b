export type Kind =
  | 'italian'
  | 'english'
  | 'typos'
  | 'slang'
  | 'off-topic'
  | 'hostile'
  | 'distress'
  | 'small talk';

/**
 * A question as a student types it, and what a good answer must offer. Each expectation is one of:
 * a document's title (`Tasse e ISEE`), any handout of a course (`course:Statistica`), somebody of a body
 * (`body:ISU`) or one person (`person:Nadia Bozza`); a bar between several means that any of them will
 * do. A question without expectations must be refused, small talk answered with nothing to open, and
 * somebody in distress with somebody to turn to.
 */
export type BenchQuestion = {
  readonly kind: Kind;
  readonly ask: string;
  readonly expects: readonly string[];
};

export const of =
  (kind: Kind) =>
  (ask: string, ...expects: string[]): BenchQuestion => ({ kind, ask, expects });
