import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import {
  installPackages,
  isExecutable,
  onPath,
  type SystemPackages,
} from '../system/installPackages.ts';
import { downloadWithPlaywright } from './playwrightBuild.ts';

/**
 * Commands of a Chromium that Playwright supports. The headless shell comes first: a full browser also
 * renders its own user interface, which costs more than the pages.
 */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Installation paths outside PATH. */
const installPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Older releases of Debian only have the full browser. */
const packages: SystemPackages = {
  'apt-get': [['chromium-headless-shell'], ['chromium']],
  dnf: [['chromium']],
  pacman: [['chromium']],
  apk: [['chromium']],
};

/**
 * The path of an installed Chromium; if there is none, it is downloaded by Playwright, else installed by
 * the system's package manager.
 *
 * @throws Error in one sentence that says what to install.
 */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const steps = [
    () => {},
    () => {
      log('There is no Chromium. Downloading it with Playwright …');
      downloadWithPlaywright('chromium');
    },
    () => {
      log('That failed. Installing it with the system’s package manager …');
      installPackages(packages, () => findChromium() !== undefined, log);
    },
  ];
  for (const step of steps) {
    step();
    const path = findChromium();
    if (path) return path;
  }
  throw new Error(
    'The journeys need Chromium: install it with your system (for example `sudo apt-get install chromium`) or set CHROMIUM to the path of one.',
  );
}

function findChromium(): string | undefined {
  const paths = [
    process.env.CHROMIUM,
    chromium.executablePath(),
    ...commands.map(onPath),
    ...(installPaths[process.platform] ?? []),
  ];
  return paths.find((path) => path !== undefined && isExecutable(path) && canRun(path));
}

/** A downloaded browser may lack system libraries, and then fails to print its version. */
function canRun(path: string): boolean {
  // On Windows, `--version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}
