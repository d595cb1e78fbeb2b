import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Long enough for a slow connection. */
export const downloadTimeoutMs = 8 * 60_000;

/** Commands that install something, one after the other, by the package manager's program. */
export type Installation = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Debian's and Ubuntu's, without what a package only recommends. */
export const aptInstall = (...packages: string[]): readonly string[] => [
  ...['apt-get', 'install', '-y', '--no-install-recommends'],
  ...packages,
];

/**
 * Installs something with the system's package manager, until it is there. Without the right to install
 * it fails silently: the caller says what is missing.
 */
export function installPackages(
  installation: Installation,
  isThere: () => boolean,
  log: (line: string) => void,
): void {
  const manager = Object.keys(installation).find(onPath);
  if (manager === undefined) return;
  const elevated = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of installation[manager] ?? []) {
    const [program = '', ...args] = [...elevated, ...step];
    log(`  ${[program, ...args].join(' ')}`);
    spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: downloadTimeoutMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (isThere()) return;
  }
}

/** The path of a command in PATH. */
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
