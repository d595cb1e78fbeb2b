import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.ts';

export type AskingTerminal = Terminal & {
  /** Where an answer is typed; without one, nothing is asked. */
  readonly input?: NodeJS.ReadStream;
};

/** Asks a person; false where nobody can answer. */
export async function isWanted(
  { input, output }: AskingTerminal,
  question: string,
  yes: string,
): Promise<boolean> {
  if (!input?.isTTY) return false;
  output.write('\n');
  const lines = createInterface({ input });
  try {
    output.write(question);
    const closed = once(lines, 'close').then(() => ['']);
    const [answer]: string[] = await Promise.race([once(lines, 'line'), closed]);
    return answer?.trim().toLowerCase() === yes;
  } finally {
    lines.close();
  }
}
