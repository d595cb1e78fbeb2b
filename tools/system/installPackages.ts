import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
export const downloadTimeoutMs = 8 * 60_000;

/** How each system's package manager installs packages. */
const managers = {
  'apt-get': ['install', '-y', '--no-install-recommends'],
  dnf: ['install', '-y'],
  pacman: ['-Sy', '--noconfirm'],
  apk: ['add'],
} as const;

type Manager = keyof typeof managers;

/** By package manager, sets of packages to try one after the other. */
export type SystemPackages = Partial<Record<Manager, readonly (readonly string[])[]>>;

/**
 * Installs packages with the system's package manager until what they bring is there. Without the right to
 * install, nothing happens: the caller says what is missing.
 */
export function installPackages(
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
