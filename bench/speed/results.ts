import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Goal, Section } from './section.ts';
import { table } from './table.ts';

const folder = fileURLToPath(new URL('results', import.meta.url));

/** Writes a part's section, and the charts that it shows. */
export function writeSection(part: string, section: Section): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${part}.md`, sectionText(section));
  for (const [name, svg] of Object.entries(section.charts ?? {})) {
    writeFileSync(`${folder}/${name}.svg`, svg);
  }
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

/** A section as Markdown. */
export function sectionText({ title, about, goals, body, failures }: Section): string {
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
  const { what, read, between, unit = '' } = goal;
  if (!Number.isFinite(read)) return [what, 'not read', aimOf(goal), '**missed**'];
  const spread = between && short(between[0]) !== short(between[1]);
  const reading = spread ? ` (${between.map(short).join('–')})` : '';
  const over = overAim(goal, read);
  const verdict = over > 0 ? `**missed** by ${short(over)}${unit}` : 'met';
  // Another run of the same code may say the opposite.
  const close = between?.some((value) => overAim(goal, value) > 0 !== over > 0);
  return [
    what,
    `${short(read)}${unit}${reading}`,
    aimOf(goal),
    close ? `${verdict}, within the spread` : verdict,
  ];
}

function aimOf(goal: Goal): string {
  const { unit = '' } = goal;
  return 'most' in goal ? `≤ ${goal.most}${unit}` : `≥ ${goal.least}${unit}`;
}

/** How far a reading is on the wrong side of what was aimed at; below zero on the right one. */
function overAim(goal: Goal, read: number): number {
  return 'most' in goal ? read - goal.most : goal.least - read;
}

/** Whole from ten on; ratios and shifts with as many digits as they need to be told apart. */
function short(value: number): string {
  if (Math.abs(value) >= 10) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 0.1 ? 3 : 2);
}
