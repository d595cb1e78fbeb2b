/** What was aimed at, and what was read: at most so much, or at least. */
export type Goal = { what: string; read: number; unit?: string } & (
  | { most: number }
  | { least: number }
);

/** What one part of the bench has to say. */
export interface Section {
  title: string;
  /** When, on what and how. */
  about: string;
  goals: readonly Goal[];
  /** Tables, as Markdown. */
  body: string;
  /** Which pages could not be read, and why. */
  failures: readonly string[];
}
