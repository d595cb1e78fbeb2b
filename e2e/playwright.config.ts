import { defineConfig } from '@playwright/test';
import { launchArguments } from '../tools/browser/launchArguments.ts';

/** Files with one long journey, or with a worker fixture of their own. */
const longest =
  'journeys/{canary,endurance,lastKnownGood,otherInstallation,refusedReleases,release,remoteOverride,shellRelease,tamperedFiles}.spec.ts';

const launchOptions = {
  args: launchArguments,
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
};

export default defineConfig({
  testDir: '.',
  // The longest first: at the end they would keep one worker busy and the others idle.
  projects: [
    { name: 'longest', testMatch: longest },
    {
      name: 'others',
      testMatch: '{journeys,faults}/**/*.spec.ts',
      testIgnore: longest,
      grepInvert: /@scrollbars/,
    },
    {
      // Playwright hides scroll bars, which lays pages out as overlay scroll bars do.
      // A scroll bar that takes room could push text out of its box. Journeys tagged @layout run in both
      // projects; those tagged @scrollbars run here only and hide the scroll bars themselves.
      name: 'classic scroll bars',
      testMatch: 'journeys/*.spec.ts',
      grep: /@layout|@scrollbars/,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
  globalSetup: './globalSetup.ts',
  outputDir: '../.local/reports/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors, because journeys spend a third of their time waiting; two more gain nothing.
  workers: 3,
  // A journey that passes on its retry is reported as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.local/reports/journeys.json' }],
    ['./faults/matrixReporter.ts'],
  ],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 390, height: 844 },
    // Otherwise every visit to the home page decodes the hero's video in software.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes longer than many journeys; TRACE=1 turns it on.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    // It would respond in place of the servers that journeys stop; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions,
  },
});
