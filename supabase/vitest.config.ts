import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: [
      // Tests of simultaneous connections need a disposable Postgres server.
      ...(process.env.POSTGRES_URL === undefined ? ['tests/**/*.postgres.test.ts'] : []),
    ],
    // Each worker runs a database, and two fill a small machine.
    maxWorkers: 2,
    // Loads Postgres once per worker and lets files share `tests/sharedBackend.ts`. No file changes a global.
    isolate: false,
    // Seconds on an idle machine; the rest is for one that builds seven sections at the same time.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    // Hides the stacks that the REST layer prints for hundreds of expected refusals.
    onConsoleLog: (log) =>
      !/permission denied|row-level security|PGRST|Could not find the|violates|invalid input|non-DEFAULT/.test(
        log,
      ),
  },
});
