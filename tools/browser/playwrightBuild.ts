import { spawnSync } from 'node:child_process';
import { root } from '../paths.ts';
import { commandOf } from '../program.ts';
import { downloadTimeoutMs } from '../system/installPackages.ts';

/** Downloads a browser that Playwright builds; without a connection it fails after a few seconds. */
export function downloadWithPlaywright(browser: 'chromium' | 'firefox' | 'webkit'): void {
  const playwright = commandOf(`${root}tools`, '@playwright/test', 'playwright');
  spawnSync(process.execPath, [playwright, 'install', browser], {
    stdio: 'inherit',
    timeout: downloadTimeoutMs,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
}
