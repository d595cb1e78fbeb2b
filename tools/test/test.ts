import { rmSync } from 'node:fs';
import { root } from '../paths.ts';
import type { Outcome } from './reports.ts';
import { groups } from './steps.ts';

/**
 * `npm test` runs all steps, also after a failure; with names (`npm test lint units`), only those. It
 * ends with the failed tests, a table of the steps, and what passed and failed in all.
 */
const requested = process.argv.slice(2);
const steps = groups.flat(2);
const unknown = requested.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}

rmSync(`${root}.local/reports`, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const summary: Record<string, { passed: number; failed: number; seconds: number }> = {};
for (const group of groups) {
  await Promise.all(
    group.map(async (lane) => {
      for (const step of lane) {
        if (requested.length === 0 || requested.includes(step.name)) await runStep(step);
      }
    }),
  );
}

if (failures.length > 0) console.log(`\nFailed or flaky:\n\n${failures.join('\n\n')}\n`);
console.table(summary);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function runStep({ name, about, run }: (typeof steps)[number]): Promise<void> {
  console.log(`\n── ${name}: ${about}`);
  const started = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [`${name}: ${message}`] };
  });
  const { passed, failed } = outcome;
  total.passed += passed;
  total.failed += failed;
  failures.push(...(outcome.failures ?? []));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  summary[name] = { passed, failed, seconds };
}
