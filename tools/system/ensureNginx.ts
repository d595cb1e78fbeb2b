import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './installPackages.ts';

/** Where Debian and Ubuntu load modules. */
export const nginxModules = '/etc/nginx/modules-enabled';

/**
 * Installs nginx and its brotli module with the system's package manager, unless they are there.
 *
 * @throws Error in one sentence that says what to install.
 */
export function ensureNginx(log: (line: string) => void): void {
  if (isThere()) return;
  log('There is no nginx with its brotli module. Installing it …');
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-filter'];
  installPackages({ 'apt-get': [packages] }, isThere, log);
  if (isThere()) return;
  throw new Error(
    `nginx with its brotli module is needed (Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}).`,
  );
}

/** Whether nginx accepts a configuration with brotli. */
function isThere(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'linea-nginx-'));
  try {
    const file = join(folder, 'nginx.conf');
    const lines = [
      `include ${nginxModules}/*.conf;`,
      `pid ${folder}/pid; error_log stderr;`,
      'events {}',
      'http { access_log off; brotli on; }',
    ];
    writeFileSync(file, lines.join('\n'));
    return spawnSync('nginx', ['-t', '-q', '-c', file], { stdio: 'ignore' }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
