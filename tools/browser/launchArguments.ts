/**
 * Features of Chromium that are off. It obeys the last `--disable-features` only, so the first list
 * repeats Playwright's own (`chromiumSwitches.ts`).
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A whole browser preloads two pages of its address bar in every new context: three hundred
  // scripts and a second of processor time, more than most pages of the site.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** A quiet Chromium, the same whichever build is found. */
export const launchArguments = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Without these it contacts its vendor's servers at every start.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell rounds the width of each letter, and a whole browser does not.
  '--font-render-hinting=none',
  // As root, in a container, it does not start with its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
