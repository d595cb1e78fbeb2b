import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from './ensureProgram.ts';

/** Where Debian and Ubuntu load modules. */
export const nginxModules = '/etc/nginx/modules-enabled';

/**
 * Installs nginx and its brotli module with the system's package manager, unless they are there.
 *
 * @throws Error in one sentence that says what to install.
 */
export function ensureNginx(log: (line: string) => void): void {
  const names = ['nginx-light', 'libnginx-mod-http-brotli-filter'];
  ensureProgram(
    {
      name: 'nginx with its brotli module',
      find: () => isThere() || undefined,
      packages: { 'apt-get': [names] },
      advice: `install it (Debian and Ubuntu: sudo apt-get install ${names.join(' ')})`,
    },
    log,
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
