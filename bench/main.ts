/** `pnpm bench [scenario] [arguments]` runs one scenario, or all of them: see README.md. */
import { resolve } from 'node:path';
import { measureAssistant } from './assistant/assistant.ts';
import { measureCanary } from './canary/canary.ts';
import { measureCost } from './cost/cost.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { measureLighthouse } from './lighthouse/lighthouse.ts';
import { measureLoading } from './loading/loading.ts';
import { measurePages } from './pages/pages.ts';
import { sectionText, writeSection } from './report/results.ts';
import type { Section } from './report/section.ts';

interface Scenario {
  measure: (args: readonly string[]) => Promise<Section>;
  /** Whether these arguments make a run that is long enough to be written to the results. */
  isComplete: (args: readonly string[]) => boolean;
}

function inRounds(measure: (rounds: number) => Promise<Section>, fullRounds: number): Scenario {
  const roundsIn = ([rounds = String(fullRounds)]: readonly string[]) => {
    if (!/^[1-9]\d?$/.test(rounds)) throw new Error(`"${rounds}" is not a number of rounds.`);
    return Number(rounds);
  };
  return {
    measure: (args) => measure(roundsIn(args)),
    isComplete: (args) => roundsIn(args) >= fullRounds,
  };
}

const scenarios: Record<string, Scenario> = {
  loading: inRounds(measureLoading, 5),
  interactions: inRounds(measureInteractions, 5),
  growth: inRounds(measureGrowth, 5),
  pages: inRounds(measurePages, 5),
  canary: { measure: measureCanary, isComplete: () => true },
  cost: { measure: measureCost, isComplete: () => true },
  lighthouse: { measure: measureLighthouse, isComplete: (pages) => pages.length === 0 },
  assistant: {
    // pnpm runs this in the package's folder; a file is named from where the command was typed.
    measure: (args) =>
      measureAssistant(
        args.map((arg) =>
          /\.(json|txt)$/.test(arg) ? resolve(process.env.INIT_CWD ?? '.', arg) : arg,
        ),
      ),
    isComplete: (args) => args.length === 0,
  },
};

const [wanted, ...args] = process.argv.slice(2);
if (wanted !== undefined && !Object.hasOwn(scenarios, wanted)) {
  console.error(`There is no "${wanted}". There are: ${Object.keys(scenarios).join(', ')}.`);
  process.exit(1);
}
for (const [name, { measure, isComplete }] of Object.entries(scenarios)) {
  if (wanted !== undefined && name !== wanted) continue;
  const start = performance.now();
  try {
    const section = await measure(args);
    console.log(`\n${sectionText(section)}`);
    if (isComplete(args)) writeSection(name, section);
    else console.log('Not a complete run: results.md is unchanged.');
  } catch (error) {
    // The other scenarios can still run.
    process.exitCode = 1;
    console.error(`${name}:`, error);
  }
  console.log(`${name}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
}
process.exit();
