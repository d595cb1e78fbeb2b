import type { Concept } from '../texts/concept.ts';

export type DemoDocument = {
  readonly title: string;
  /** What kind of document, in a few words: it stands above the title. */
  readonly kind: string;
  readonly introduction: string;
  readonly concepts: readonly Concept[];
};

/** Puts the ideas first that the title names, so that the first page already keeps its promise. */
export function namedFirst(concepts: readonly Concept[], title: string): Concept[] {
  const wanted = title.toLowerCase();
  const isNamed = ([name]: Concept) => wanted.includes(name.toLowerCase());
  return [...concepts.filter(isNamed), ...concepts.filter((concept) => !isNamed(concept))];
}
