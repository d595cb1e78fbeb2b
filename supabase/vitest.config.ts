import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Each file starts its own database, and two of them fill a small machine.
    maxWorkers: 2,
    hookTimeout: 30_000,
    testTimeout: 20_000,
    // The REST layer prints every refusal with a stack; the tests provoke hundreds.
    onConsoleLog: (log) =>
      !/permission denied|row-level security|PGRST|Could not find the/.test(log),
  },
});
