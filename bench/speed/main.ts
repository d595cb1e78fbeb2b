/**
 * What federation costs, side by side: `pnpm bench`, or a part of it with its rounds or pages. See
 * README.md for what the parts measure and results.md for what they last said.
 */
import { measureCost } from './cost/cost.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureLoading } from './loading/loading.ts';
import { sectionText, writeResults, writeSection } from './results.ts';
import type { Section } from './section.ts';

/** Fewer rounds, or a few pages, are for whoever tries something: printed, and not written down. */
const fullRounds = 9;

interface Part {
  measure: (args: readonly string[]) => Promise<Section>;
  isFull: (args: readonly string[]) => boolean;
}

function inRounds(measure: (rounds: number) => Promise<Section>): Part {
  return {
    measure: ([rounds = fullRounds]) => measure(Number(rounds)),
    isFull: ([rounds = fullRounds]) => Number(rounds) >= fullRounds,
  };
}

/** In the order of the results. */
const parts: Record<string, Part> = {
  loading: inRounds(measureLoading),
  interactions: inRounds(measureInteractions),
  growth: inRounds(measureGrowth),
  cost: { measure: measureCost, isFull: () => true },
  lighthouse: { measure: measureLighthouse, isFull: (pages) => pages.length === 0 },
};

const [wanted, ...args] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(parts, wanted)) {
  console.error(`There is no part "${wanted}". There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (wanted !== 'lighthouse' && args.some((arg) => !/^[1-9]\d?$/.test(arg))) {
  console.error(`"${args}" is no number of rounds.`);
  process.exit(1);
}
let failed = false;
for (const [name, { measure, isFull }] of Object.entries(parts)) {
  if (wanted !== undefined && name !== wanted) continue;
  const begun = performance.now();
  try {
    const section = await measure(args);
    console.log(`\n${sectionText(section)}`);
    if (isFull(args)) writeSection(name, section);
    else console.log(`A trial: ${name} in results.md stays what it was.`);
  } catch (error) {
    // The other parts still have something to say.
    failed = true;
    console.error(`${name}:`, error);
  }
  const minutes = (performance.now() - begun) / 60_000;
  console.log(`${name} took ${minutes.toFixed(1)} minutes`);
}
writeResults(Object.keys(parts));
process.exit(failed ? 1 : 0);
