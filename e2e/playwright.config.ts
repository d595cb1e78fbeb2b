import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import { launchArguments } from '../tools/browser/launchArguments.ts';
import type { WorkerFixtures } from './journeys/fixtures.ts';

/** Files with one long journey, or with a worker fixture of their own. */
const longest =
  'journeys/{canary,endurance,lastKnownGood,otherInstallation,refusedReleases,release,remoteOverride,shellRelease,tamperedFiles}.spec.ts';

/**
 * Files whose pages come from the renderer, which each worker starts once. Of the journeys of other engines only
 * those that no other journey repeats in Chromium.
 */
const rendered =
  '{journeys/{englishReaders,examDate,firstUse,followedCourses,forgetDevice,homeHeights,homeOnPhones,hydration,newSinceVisit,offlinePages,olderBrowser,rendered,renderedStyles,renderedVisits,sharing,translatedPage,withoutScripts,engines/faults},faults/renderer}.spec.ts';

const { FIREFOX, WEBKIT_DRIVER } = process.env;

/** The step of `npm test`. */
const report = process.env.REPORT ?? 'journeys';

const launchOptions = {
  args: launchArguments,
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
};

/**
 * Firefox or WebKit for the journeys tagged `@engines`: the system's, which `drivers` makes Playwright
 * understand, else the one that Playwright builds. The theme is a setting of the browser's own.
 */
function engine(
  name: 'firefox' | 'webkit',
  colorScheme: 'light' | 'dark',
): Project<PlaywrightTestOptions, WorkerFixtures & PlaywrightWorkerOptions> {
  const isSystems = Boolean({ firefox: FIREFOX, webkit: WEBKIT_DRIVER }[name]);
  return {
    name,
    testMatch: 'journeys/engines/*.spec.ts',
    grep: /@engines/,
    workers: 1,
    use: {
      isRendered: true,
      browserName: isSystems ? 'firefox' : name,
      colorScheme,
      launchOptions: isSystems
        ? {
            channel: 'moz-firefox',
            executablePath: `${import.meta.dirname}/drivers/${name}`,
            firefoxUserPrefs: {
              // 0 is dark, 1 is light.
              'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
              'ui.prefersReducedMotion': 1,
              // A saved PDF would be opened in a tab before the page, whose timers then wait.
              'pdfjs.disabled': true,
              'browser.download.alwaysOpenPanel': false,
              // A page that comes back from this cache sends no event that Playwright knows.
              'browser.sessionhistory.max_total_viewers': 0,
            },
          }
        : {},
    },
  };
}

export default defineConfig<PlaywrightTestOptions, WorkerFixtures & PlaywrightWorkerOptions>({
  testDir: '.',
  // The longest first: at the end they would keep one worker busy and the others idle.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'rendered', testMatch: rendered, use: { isRendered: true } },
    {
      name: 'others',
      testMatch: '{journeys,faults}/*.spec.ts',
      testIgnore: [longest, rendered],
      grepInvert: /@scrollbars/,
    },
    {
      // Playwright hides scroll bars, which lays pages out as overlay scroll bars do.
      // A scroll bar that takes room could push text out of its box. Journeys tagged @layout run in both
      // projects; those tagged @scrollbars run here only, where their texts have the least room.
      name: 'classic scroll bars',
      testMatch: 'journeys/*.spec.ts',
      grep: /@layout|@scrollbars/,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
    // Only where `npm test engines` has found them, or a developer names them.
    ...(FIREFOX === undefined ? [] : [engine('firefox', 'dark')]),
    ...(WEBKIT_DRIVER === undefined ? [] : [engine('webkit', 'light')]),
  ],
  globalSetup: './globalSetup.ts',
  outputDir: `../.local/reports/${report}`,
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
    ['json', { outputFile: `../.local/reports/${report}.json` }],
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
