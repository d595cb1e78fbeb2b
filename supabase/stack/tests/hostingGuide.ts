import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface GuideStep {
  /** The heading above it. */
  readonly heading: string;
  readonly language: 'shell' | 'sql';
  /** One command, or one block of SQL. */
  readonly text: string;
  /** The whole block of code in which it stands, or the command itself. */
  readonly block: string;
}

const docs = path.resolve(import.meta.dirname, '../../../docs');

/** Every command and every SQL statement of `docs/start.md` and then of `docs/hosting.md`, in their order. */
export function guideSteps(): GuideStep[] {
  const steps: GuideStep[] = [];
  let heading = '';
  let block: { language: string; lines: string[] } | undefined;
  const pages = ['start.md', 'hosting.md'].map((name) =>
    readFileSync(path.join(docs, name), 'utf8'),
  );
  for (const line of pages.join('\n').split('\n')) {
    const fence = line.match(/^\s*```(\w*)$/);
    if (fence && block) {
      steps.push(...stepsOf(heading, block.language, block.lines.join('\n')));
      block = undefined;
    } else if (fence) block = { language: fence[1] ?? '', lines: [] };
    else if (block) block.lines.push(line);
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    else {
      for (const [, text = ''] of line.matchAll(/`((?:npx|pnpm|psql|curl|bash) [^`]+)`/g)) {
        steps.push({ heading, language: 'shell', text, block: text });
      }
    }
  }
  return steps;
}

function stepsOf(heading: string, language: string, block: string): GuideStep[] {
  if (language === 'json') return [];
  if (language === 'sql') return [{ heading, language, text: block, block }];
  // A loop is one command.
  const commands = block.trimStart().startsWith('for ') ? [block] : block.split('\n');
  return commands
    .map((line) => line.replace(/\s+#\s.*$/, '').trim())
    .filter((text) => text !== '')
    .map((text) => ({ heading, language: 'shell' as const, text, block }));
}
