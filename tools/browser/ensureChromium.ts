import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Names under which a Chromium that Playwright can drive is found on a path. The headless shell first,
 * which is what Playwright itself downloads: a whole browser without a screen still draws its own tabs
 * and menus, which costs more than the pages.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Where browsers live outside the path. */
const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
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

/** How each system installs one, if whoever runs the tests may. */
const packageManagers: readonly { program: string; steps: readonly (readonly string[])[] }[] = [
  {
    program: 'apt-get',
    steps: [
      ['apt-get', 'update'],
      // Older releases have only the whole browser.
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
  { program: 'dnf', steps: [['dnf', 'install', '-y', 'chromium']] },
  { program: 'pacman', steps: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { program: 'apk', steps: [['apk', 'add', 'chromium']] },
];

/** Long enough for a slow line, short enough to try the next way when nothing answers. */
const downloadMinutes = 8;

/**
 * The path of a Chromium: one that is there already, else Playwright's own download, else the
 * system's package manager.
 *
 * @throws Error in one sentence that says what to install.
 */
export async function ensureChromium(log: (line: string) => void): Promise<string> {
  const present = findChromium();
  if (present) return present;

  log('No Chromium here. Trying Playwright’s own download …');
  downloadWithPlaywright();
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  log('That did not work. Trying the system’s package manager …');
  installWithSystem(log);
  const installed = findChromium();
  if (installed) return installed;

  throw new Error(
    'The journeys need Chromium: install it with your system (for example `sudo apt-get install chromium`) or set CHROMIUM to the path of one.',
  );
}

function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    chromium.executablePath(),
    ...names.map(onPath),
    ...(places[process.platform] ?? []),
  ];
  return candidates.find((path) => path !== undefined && isExecutable(path) && runs(path));
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A downloaded browser may lack the system's libraries; it says so when asked for its version. */
function runs(path: string): boolean {
  // On Windows the question opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

function downloadWithPlaywright(): void {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  spawnSync(process.execPath, [join(dirname(playwright), 'cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: downloadMinutes * 60_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
}

function installWithSystem(log: (line: string) => void): void {
  const manager = packageManagers.find(({ program }) => onPath(program));
  if (!manager) return;
  const elevated = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of manager.steps) {
    const [program = '', ...args] = [...elevated, ...step];
    log(`  ${[program, ...args].join(' ')}`);
    spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: downloadMinutes * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findChromium()) return;
  }
}
