import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { ensureProgram, isExecutable, onPath } from '../system/ensureProgram.ts';

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

/**
 * The path of an installed Chromium; if there is none, it is downloaded by Playwright, else installed by
 * the system's package manager.
 *
 * @throws Error in one sentence that says what to install.
 */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  return ensureProgram(
    {
      name: 'Chromium',
      find: findChromium,
      playwright: 'chromium',
      packages: {
        // Older releases of Debian only have the full browser.
        'apt-get': [['chromium-headless-shell'], ['chromium']],
        dnf: [['chromium']],
        pacman: [['chromium']],
        apk: [['chromium']],
      },
      advice:
        'install it with your system (for example `sudo apt-get install chromium`) or set CHROMIUM to the path of one',
    },
    log,
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
