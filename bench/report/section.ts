import { cpus, loadavg } from 'node:os';
import { markdownTable } from 'markdown-table';
import { summarise } from './statistics.ts';

/** A limit of the project, and what was measured. */
export type Goal = {
  name: string;
  measured: number;
  /** Set for a sample, not for a single value. */
  quartiles?: readonly [lower: number, upper: number];
  unit?: string;
} & ({ max: number } | { min: number });

/** What one scenario adds to the results. */
export interface Section {
  title: string;
  /** When, on which machine and how it was measured: see `environment`. */
  environment: string;
  goals: readonly Goal[];
  /** Tables, as Markdown. */
  body: string;
  /** Which measurements failed, and why. */
  failures: readonly string[];
}

/** What a scenario knows of its section: how it measured, and the result. */
export type Report = Pick<Section, 'title' | 'goals' | 'body'> & { method: string };

/** The part of a goal that a sample gives. */
export function measuredIn(sample: readonly number[]): Pick<Goal, 'measured' | 'quartiles'> {
  const { median, lowerQuartile, upperQuartile } = summarise(sample);
  return { measured: median, quartiles: [lowerQuartile, upperQuartile] };
}

/** Date, machine, versions and load, then the method. */
export function environment(method: string, chromium?: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const browser = chromium === undefined ? '' : `, Chromium ${chromium}`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${date}; ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}${browser}, load average at the end ${load}. ${method}`;
}

/** @param textColumns How many columns from the left hold text; the others hold numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  return markdownTable([head, ...rows], {
    align: head.map((_, column) => (column < textColumns ? '' : 'right')),
    stringLength: (text) => [...text].length,
  });
}
