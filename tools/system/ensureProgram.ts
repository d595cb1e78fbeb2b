import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../paths.ts';
import { commandOf } from '../program.ts';

/** The path of a command; undefined when it is not installed. */
export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Long enough for a slow connection. */
const downloadTimeoutMs = 8 * 60_000;

/** How each system's package manager installs packages. */
const managers = {
  'apt-get': ['install', '-y', '--no-install-recommends'],
  dnf: ['install', '-y'],
  pacman: ['-Sy', '--noconfirm'],
  apk: ['add'],
} as const;

type Manager = keyof typeof managers;

/** By package manager, sets of packages to try one after the other. */
type SystemPackages = Partial<Record<Manager, readonly (readonly string[])[]>>;

interface Program<Found> {
  /** Its name in a sentence: `There is no Firefox.` */
  name: string;
  /** What is used of it; undefined while it is not there. */
  find: () => Found | undefined;
  /** The name of Playwright's own build, which is tried before packages. */
  playwright?: 'chromium' | 'firefox' | 'webkit';
  packages: SystemPackages;
  /** What to install or to set, for the reader of the error. */
  advice: string;
}

/**
 * Finds a program, else downloads or installs it.
 *
 * @throws Error in one sentence that says what to install.
 */
export function ensureProgram<Found>(program: Program<Found>, log: (line: string) => void): Found {
  const { name, find, playwright, packages, advice } = program;
  const isThere = () => find() !== undefined;
  if (!isThere() && playwright) {
    log(`There is no ${name}. Downloading Playwright’s build …`);
    download(playwright);
  }
  if (!isThere()) {
    log(`There is no ${name}. Installing it with the system’s package manager …`);
    installPackages(packages, isThere, log);
  }
  const found = find();
  if (found === undefined) throw new Error(`${name} is needed: ${advice}.`);
  return found;
}

/** Without a connection it fails after a few seconds. */
function download(browser: string): void {
  const playwright = commandOf(`${root}tools`, '@playwright/test', 'playwright');
  spawnSync(process.execPath, [playwright, 'install', browser], {
    stdio: 'inherit',
    timeout: downloadTimeoutMs,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
}

/**
 * Installs packages with the system's package manager until what they bring is there. Without the right to
 * install, nothing happens.
 */
function installPackages(
  packages: SystemPackages,
  isInstalled: () => boolean,
  log: (line: string) => void,
): void {
  const names = Object.keys(managers) as Manager[];
  const manager = names.find((name) => onPath(name) && packages[name]);
  if (!manager) return;
  const install = packages[manager]?.map((names) => [...managers[manager], ...names]) ?? [];
  const steps = manager === 'apt-get' ? [['update'], ...install] : install;
  const elevated = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of steps) {
    const [program = '', ...args] = [...elevated, manager, ...step];
    log(`  ${[program, ...args].join(' ')}`);
    spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: downloadTimeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (isInstalled()) return;
  }
}
