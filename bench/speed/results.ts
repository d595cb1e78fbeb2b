import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Goal, Section } from './section.ts';
import { table } from './table.ts';

const folder = fileURLToPath(new URL('results', import.meta.url));

/** Writes a part's section, and the whole of what the parts last said. */
export function writeSection(part: string, section: Section): string {
  mkdirSync(folder, { recursive: true });
  const text = sectionText(section);
  writeFileSync(`${folder}/${part}.md`, text);
  return text;
}

/** Writes a chart that a section shows by its name. */
export function writeChart(name: string, svg: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.svg`, svg);
}

/** Puts the sections together that are there, each from its own last run. */
export function writeResults(parts: readonly string[]): void {
  const sections = parts
    .map((part) => `${folder}/${part}.md`)
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8').replaceAll('](', '](results/'));
  const head = [
    '# What federation costs: the last runs',
    'Written by `pnpm bench`; the parts can be run apart, and each says when it was. What is compared and how: [README](README.md).',
  ];
  const text = [...head, ...sections.map((section) => section.trim())].join('\n\n');
  writeFileSync(fileURLToPath(new URL('results.md', import.meta.url)), `${text}\n`);
}

function sectionText({ title, about, goals, body, failures }: Section): string {
  const failed = failures.length
    ? [`**Not read:**\n\n${failures.map((failure) => `- ${failure.split('\n')[0]}`).join('\n')}`]
    : [];
  const goalText = goals.length ? [goalTable(goals)] : [];
  return `${[`## ${title}`, about, ...goalText, ...failed, body].join('\n\n')}\n`;
}

function goalTable(goals: readonly Goal[]): string {
  return table(['goal', 'read', 'aim', ''], goals.map(goalRow));
}

function goalRow(goal: Goal): string[] {
  const { what, read, unit = '' } = goal;
  const [aim, over] = 'most' in goal ? [`≤ ${goal.most}`, read - goal.most] : leastOf(goal);
  // What could not be read is not met.
  const missed = !(over <= 0);
  const by = Number.isFinite(over) ? ` by ${short(over)}${unit}` : '';
  return [what, `${short(read)}${unit}`, `${aim}${unit}`, missed ? `**missed**${by}` : 'met'];
}

function leastOf({ least, read }: Extract<Goal, { least: number }>): [string, number] {
  return [`≥ ${least}`, least - read];
}

/** Whole from ten on; ratios and shifts with as many digits as they need to be told apart. */
function short(value: number): string {
  if (!Number.isFinite(value)) return 'not read';
  if (Math.abs(value) >= 10) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 0.1 ? 3 : 2);
}
