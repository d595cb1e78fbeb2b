import { styleText } from 'node:util';
import type { Screen } from './report/progressLine.ts';
import type { Layout } from './report/renderReport.ts';

/** What a command gets from its process. */
export type Terminal = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where an answer is typed; without one, nothing is asked. */
  readonly input?: NodeJS.ReadStream;
  readonly output: Screen & { readonly columns?: number };
  readonly errors: Screen;
};

/** The terminal of this process. */
export const processTerminal: Terminal = {
  args: process.argv.slice(2),
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
};

/** As wide as the terminal, between 80 and 100 columns. */
export function layout(
  { columns = 100, isTTY }: Terminal['output'],
  environment: Terminal['environment'],
): Layout {
  const plain = !isTTY || Boolean(environment.NO_COLOR);
  return {
    width: Math.min(100, Math.max(80, columns)),
    bold: plain ? (text) => text : (text) => styleText('bold', text),
  };
}
