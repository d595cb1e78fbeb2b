import { defineConfig } from '@playwright/test';
import { launchArguments } from '../tools/browser/launchArguments.ts';

/** Those of one long journey each, and those for which a worker is started anew. */
const longest = 'journeys/{endurance,otherInstallation,override,release}.spec.ts';

/** Where a scroll bar that takes room could push text out of its box. */
const layout = 'journeys/{calculatorsLayout,enlarged,forcedColours,textSize}.spec.ts';

const launchOptions = {
  args: launchArguments,
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
};

export default defineConfig({
  testDir: '.',
  // In this order: at the end two workers would wait for the third.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: '{journeys,spec,faults}/**/*.spec.ts', testIgnore: longest },
    {
      // Playwright hides scroll bars, which lays pages out as overlay scroll bars do.
      name: 'classic scroll bars',
      testMatch: layout,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  globalSetup: './globalSetup.ts',
  outputDir: '../.local/reports/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors: journeys wait for pages a third of their time.
  workers: 3,
  // A journey that fails is tried once more, and named as unsteady if it passes then: see steps.ts.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.local/reports/journeys.json' }],
    ['./faults/summary.ts'],
  ],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 390, height: 844 },
    // Without it every visit to the home page would decode the hero's video on the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey takes longer than many of them: TRACE=1 does it when one fails.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    // It would answer in the place of the servers that journeys stop; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions,
  },
});
