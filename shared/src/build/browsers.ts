/**
 * The oldest browsers in which the whole site works; older ones get pages to read (docs/browsers.md). Every
 * build compiles for them, and `e2e/checks/supportedScripts.test.ts` checks the built files.
 *
 * Cascade layers, `color-mix`, container queries and `dvh`, on which the styles are built, came to Safari
 * with 16.4 and to Chrome with 111. Firefox 115 is the last one for Windows 7 and 8 and macOS 10.12 to 10.14.
 */
export const browsers: string[] = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 115',
  'safari >= 16.4',
  'ios_saf >= 16.4',
];

/**
 * Browsers that must parse the first script of a page (`shell/preload`), which tells older ones apart and
 * leaves them pages to read: those with modules and async functions.
 */
export const readers: string[] = [
  'chrome >= 64',
  'edge >= 79',
  'firefox >= 67',
  'safari >= 11.1',
  'ios_saf >= 11.3',
];
