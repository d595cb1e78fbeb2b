import { firefox, webkit } from '@playwright/test';
import { ensureProgram, isExecutable, onPath } from '../system/ensureProgram.ts';

/**
 * The path of the system's Firefox, else Playwright's own build.
 *
 * @returns an empty string for Playwright's build.
 * @throws Error in one sentence that says what to install.
 */
export function ensureFirefox(log: (line: string) => void): string {
  const system = () => process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox');
  return ensureProgram(
    {
      name: 'Firefox',
      find: () => system() ?? playwrightBuild(firefox.executablePath()),
      packages: {
        'apt-get': [['firefox-esr'], ['firefox']],
        dnf: [['firefox']],
        pacman: [['firefox']],
        apk: [['firefox-esr']],
      },
      playwright: 'firefox',
      advice:
        'install it with your system (for example `sudo apt-get install firefox-esr`) or set FIREFOX to the path of one',
    },
    log,
  );
}

/**
 * The path of the system's WebKitWebDriver, else Playwright's own build. WebKitGTK draws on a display, which Xvfb
 * provides without a screen.
 *
 * @returns an empty string for Playwright's build.
 * @throws Error in one sentence that says what to install.
 */
export function ensureWebKit(log: (line: string) => void): string {
  const driver = () => process.env.WEBKIT_DRIVER ?? onPath('WebKitWebDriver');
  return ensureProgram(
    {
      name: 'WebKit',
      find: () => (onPath('Xvfb') && driver()) || playwrightBuild(webkit.executablePath()),
      // Only Debian and its like are known to package the driver with the browser that it starts.
      packages: { 'apt-get': [['webkit2gtk-driver', 'xvfb']] },
      playwright: 'webkit',
      advice:
        'install WebKitGTK’s driver with your system (for example `sudo apt-get install webkit2gtk-driver xvfb`)',
    },
    log,
  );
}

const playwrightBuild = (path: string) => (isExecutable(path) ? '' : undefined);
