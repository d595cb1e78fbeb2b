import { rmSync } from 'node:fs';
import { root } from '../paths.ts';
import { type Outcome, steps } from './steps.ts';

/**
 * `npm test`: every check of the repository, one after the other, all of them even when one fails.
 * With names (`npm test lint units`), only those. The last line says how many passed and failed.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${names().join(', ')}.`);
  process.exit(1);
}

rmSync(`${root}.local/reports`, { recursive: true, force: true });
const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  console.log(`\n── ${step.name}: ${step.about}`);
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown): Outcome => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(
    `${step.name.padEnd(10)}${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function names(): string[] {
  return steps.map((step) => step.name);
}
