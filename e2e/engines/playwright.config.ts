import { defineConfig } from '@playwright/test';
import type { EngineName } from './fixtures.ts';

/** Playwright's runner only: the engines have drivers of their own (`browsers/`). */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  // One browser of each, side by side.
  projects: (['firefox', 'webkit'] as const).map((engineName) => ({
    name: engineName,
    use: { engineName },
    workers: 1,
  })),
  workers: 2,
  globalSetup: '../globalSetup.ts',
  outputDir: '../../.local/reports/engines',
  forbidOnly: true,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.local/reports/engines.json' }]],
});
