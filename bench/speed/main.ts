/**
 * What federation costs, side by side: `pnpm bench`, or a part of it with its rounds or pages. See
 * README.md for what the parts measure and results.md for what they last said.
 */
import { measureCost } from './cost/cost.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureLoading } from './loading/loading.ts';
import { writeResults, writeSection } from './results.ts';
import type { Section } from './section.ts';

/** In the order of the results. */
const parts: Record<string, (args: readonly string[]) => Promise<Section>> = {
  loading: ([rounds]) => measureLoading(Number(rounds ?? 9)),
  interactions: ([rounds]) => measureInteractions(Number(rounds ?? 9)),
  growth: ([rounds]) => measureGrowth(Number(rounds ?? 5)),
  cost: () => measureCost(),
  lighthouse: (pages) => measureLighthouse(pages),
};

const [wanted, ...args] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(parts, wanted)) {
  console.error(`There is no part "${wanted}". There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
let failed = false;
for (const [name, measure] of Object.entries(parts)) {
  if (wanted !== undefined && name !== wanted) continue;
  const begun = performance.now();
  try {
    console.log(`\n${writeSection(name, await measure(args))}`);
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
