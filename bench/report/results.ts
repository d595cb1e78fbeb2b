import { readFileSync, writeFileSync } from 'node:fs';
import { type Goal, type Section, table } from './section.ts';

const file = new URL('../results.md', import.meta.url);

/** Replaces a scenario's section in `results.md`; the notes around it are written by hand. */
export function writeSection(scenario: string, section: Section): void {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), scenario, sectionText(section)));
}

/** @throws Error when the results have no place for the scenario. */
export function replaceSection(results: string, scenario: string, text: string): string {
  const [begin, end] = [`<!-- begin ${scenario} -->`, `<!-- end ${scenario} -->`];
  const [before, rest] = results.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`results.md has no "${begin}" with an end.`);
  return `${before}${begin}\n\n${text}\n${end}${after}`;
}

/** A section as Markdown. */
export function sectionText({ title, environment, goals, body, failures }: Section): string {
  const failed = failures.map((failure) => `- ${failure.split('\n')[0]}`).join('\n');
  const parts = [
    `## ${title}`,
    environment,
    goals.length > 0 ? table(['goal', 'measured', 'limit', ''], goals.map(goalRow)) : '',
    failed ? `**Failed:**\n\n${failed}` : '',
    body,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function goalRow(goal: Goal): string[] {
  const { name, measured, quartiles, unit = '' } = goal;
  const limit = 'max' in goal ? `≤ ${goal.max}${unit}` : `≥ ${goal.min}${unit}`;
  if (!Number.isFinite(measured)) return [name, 'not measured', limit, '**missed**'];
  const [lower, upper] = (quartiles ?? [measured, measured]).map(format);
  const spread = lower === upper ? '' : ` (${lower}–${upper})`;
  const excess = excessOf(goal, measured);
  const verdict = excess > 0 ? `**missed** by ${format(excess)}${unit}` : 'met';
  // Another run of the same code may give the opposite verdict.
  const isClose = quartiles?.some((value) => excessOf(goal, value) > 0 !== excess > 0);
  return [
    name,
    `${format(measured)}${unit}${spread}`,
    limit,
    isClose ? `${verdict}, within the quartiles` : verdict,
  ];
}

/** How far a value is beyond the limit; negative within it. */
function excessOf(goal: Goal, value: number): number {
  return 'max' in goal ? value - goal.max : goal.min - value;
}

/** Integers from ten on; ratios and layout shifts with enough digits to tell them apart. */
function format(value: number): string {
  if (Math.abs(value) >= 10) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 0.1 ? 3 : 2);
}
