import type { Quotation } from '../reply.ts';
import type { Tier } from '../search/certainty.ts';
import type { RankedHit } from '../search/rankHits.ts';
import type { Person } from '../search/searchContent.ts';

/** A link of an answer; that to a handout's file is made openable before it is sent. */
export type AnswerDocument = {
  readonly title: string;
  readonly tag: string;
  readonly url: string;
  /** The path by which the site's reader opens it, of a handout's PDF. */
  readonly reader?: string;
};

/** What answers a question, or one of two in a message. */
export type Answer = {
  readonly tier: Tier;
  /** As `certaintyOf` measures it; what a table answers is certain. */
  readonly certainty: number;
  readonly text: string;
  readonly quotation: Quotation | null;
  readonly documents: readonly AnswerDocument[];
  readonly people: readonly Person[];
  readonly next: readonly string[];
  /** The results behind it, and the rows of a table, for a model. */
  readonly hits: readonly RankedHit[];
  readonly rows: readonly unknown[];
};

/** What a table answers passes no gate: the question itself says what it asks for. */
export const fromTable = (answer: Partial<Answer> & Pick<Answer, 'text'>): Answer => ({
  tier: 'answer',
  certainty: 4,
  quotation: null,
  documents: [],
  people: [],
  next: [],
  hits: [],
  rows: [],
  ...answer,
});
