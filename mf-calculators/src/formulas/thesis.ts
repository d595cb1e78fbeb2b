const thesisWords = /(?<![\p{L}\p{N}])(tesi|final paper|thesis|elaborato finale)(?![\p{L}\p{N}])/iu;

/**
 * Whether a subject is the thesis under one of its names. Whole words only: `Sintesi` is an exam.
 *
 * Source: specification section 5 (graduation calculator); decisions, "Calculators".
 */
export function isThesis(subject: string): boolean {
  return thesisWords.test(subject.replace(/\s+/g, ' '));
}
