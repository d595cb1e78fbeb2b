import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { TFunction } from 'i18next';
import type { Terminal } from './terminal.ts';

/** Asks a person whether to write to a project; false, and said so, where nobody can answer. */
export async function isWanted(terminal: Terminal, t: TFunction, url: string): Promise<boolean> {
  const isYes = (await answer(terminal, t('import.question', { url }))) === t('import.yes');
  if (!isYes) terminal.output.write(`\n${t('import.notAsked')}\n`);
  return isYes;
}

async function answer({ input, output }: Terminal, question: string): Promise<string | undefined> {
  if (!input?.isTTY) return undefined;
  output.write('\n');
  const lines = createInterface({ input });
  try {
    output.write(question);
    const closed = once(lines, 'close').then(() => ['']);
    const [line]: string[] = await Promise.race([once(lines, 'line'), closed]);
    return line?.trim().toLowerCase();
  } finally {
    lines.close();
  }
}
