import { figure } from './figures.ts';

/** What was aimed at, and what was read: at most so much, or at least. */
export type Goal = {
  what: string;
  read: number;
  /** Between which readings the middle half lies, where there are several. */
  between?: readonly [low: number, high: number];
  unit?: string;
} & ({ most: number } | { least: number });

/** What one part of the bench has to say. */
export interface Section {
  title: string;
  /** When, on what and how. */
  about: string;
  goals: readonly Goal[];
  /** Tables, as Markdown. */
  body: string;
  /** SVGs that the body shows, by their names. */
  charts?: Readonly<Record<string, string>>;
  /** Which pages could not be read, and why. */
  failures: readonly string[];
}

/** The median of several readings as what was read. */
export function middle(values: readonly number[]): Pick<Goal, 'read' | 'between'> {
  const { median, low, high } = figure(values);
  return { read: median, between: [low, high] };
}
