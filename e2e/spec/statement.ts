/** What proves a statement: a test by its file and its full title, as its runner reports it. */
export interface Proof {
  readonly kind: 'journey' | 'backend test' | 'unit test';
  /** From the root of the repository. */
  readonly file: string;
  /** `describe › title`; where the source writes `${…}` or `%s`, one of its values or a `*`. */
  readonly title: string;
}

/** One sentence or table row of the specification, and how much of it is proven. */
export type Statement = {
  /** In the specification's own words, shortened where it is long. */
  readonly says: string;
} & (
  | { readonly state: 'proven'; readonly proofs: readonly Proof[] }
  | { readonly state: 'in part'; readonly why: string; readonly proofs: readonly Proof[] }
  | { readonly state: 'not tested' | 'background'; readonly why: string }
);

/** The tests that prove a statement, wholly or in part. */
export const proofsOf = (statement: Statement): readonly Proof[] =>
  'proofs' in statement ? statement.proofs : [];

/** A heading of the specification with what stands under it, in its order. */
export interface Part {
  readonly heading: string;
  readonly statements: readonly Statement[];
}

/** A journey of `e2e/journeys`. */
export const journey = (name: string, title: string): Proof => ({
  kind: 'journey',
  file: `e2e/journeys/${name}.spec.ts`,
  title,
});

/** A journey that was written for a statement which no other test proved. */
export const ownJourney = (name: string, title: string): Proof => ({
  kind: 'journey',
  file: `e2e/spec/${name}.spec.ts`,
  title,
});

/** A row of the fault matrices: one call of the backend, failing in each way. */
export const fault = (matrix: string, title: string): Proof => ({
  kind: 'journey',
  file: `e2e/faults/${matrix}.spec.ts`,
  title,
});

/** A test against the real embedded backend. */
export const backendTest = (name: string, title: string): Proof => ({
  kind: 'backend test',
  file: `supabase/tests/${name}.test.ts`,
  title,
});

/** A test of a pure module, beside it. */
export const unitTest = (module: string, title: string): Proof => ({
  kind: 'unit test',
  file: `${module}.test.ts`,
  title,
});

/** Each of the tests proves a piece; together they prove all that the statement says. */
export const proven = (says: string, ...proofs: readonly Proof[]): Statement => ({
  says,
  state: 'proven',
  proofs,
});

/** @param missing What would have to be shown as well. */
export const inPart = (says: string, missing: string, ...proofs: readonly Proof[]): Statement => ({
  says,
  state: 'in part',
  why: missing,
  proofs,
});

/** It says something of the site that no test shows. */
export const notTested = (says: string, why: string): Statement => ({
  says,
  state: 'not tested',
  why,
});

/** It says nothing of the site that could be so or not. */
export const background = (says: string, why: string): Statement => ({
  says,
  state: 'background',
  why,
});
