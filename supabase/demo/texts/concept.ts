/** One idea of a subject: its name and a short explanation, in characters that every PDF font has. */
export type Concept = readonly [name: string, explanation: string];
export type ConceptsBySubject = Readonly<Record<string, readonly Concept[]>>;
