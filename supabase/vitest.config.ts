import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [
      // Measurements at 100,000 rows and 50 clients take minutes and a quiet machine: `SCALE=1` adds them.
      ...(process.env.SCALE === '1' ? [] : ['tests/**/*.scale.test.ts']),
      // What only many connections can show needs a Postgres server that may be thrown away.
      ...(process.env.POSTGRES_URL === undefined ? ['tests/**/*.postgres.test.ts'] : []),
    ],
    // Two databases fill a small machine.
    maxWorkers: 2,
    // No file changes a global: Postgres' code is loaded once per worker instead of once per file, and
    // `tests/sharedBackend.ts` lives as long as its worker.
    isolate: false,
    // Seconds on a quiet machine; the rest is for one that builds seven sections at the same time.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    // The REST layer prints every refusal with a stack; the tests provoke hundreds.
    onConsoleLog: (log) =>
      !/permission denied|row-level security|PGRST|Could not find the|violates|invalid input|non-DEFAULT/.test(
        log,
      ),
  },
});
