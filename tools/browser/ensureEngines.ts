import { firefox, webkit } from '@playwright/test';
import {
  installPackages,
  isExecutable,
  onPath,
  type SystemPackages,
} from '../system/installPackages.ts';
import { downloadWithPlaywright } from './playwrightBuild.ts';

interface EngineInstallation {
  /** What is missing, in the sentence that says so. */
  name: string;
  /** The path of the system's program; undefined when it cannot be used. */
  find: () => string | undefined;
  packages: SystemPackages;
  playwright: 'firefox' | 'webkit';
  advice: string;
}

const systemFirefox: EngineInstallation = {
  name: 'Firefox',
  find: () => process.env.FIREFOX ?? onPath('firefox-esr') ?? onPath('firefox'),
  packages: {
    'apt-get': [['firefox-esr'], ['firefox']],
    dnf: [['firefox']],
    pacman: [['firefox']],
    apk: [['firefox-esr']],
  },
  playwright: 'firefox',
  advice:
    'install it with your system (for example `sudo apt-get install firefox-esr`) or set FIREFOX to the path of one',
};

/** WebKitGTK draws on a display, which Xvfb provides without a screen. */
const systemWebKit: EngineInstallation = {
  name: 'WebKit',
  find: () => {
    const driver = process.env.WEBKIT_DRIVER ?? onPath('WebKitWebDriver');
    return onPath('Xvfb') ? driver : undefined;
  },
  // Only Debian and its like are known to package the driver with the browser that it starts.
  packages: { 'apt-get': [['webkit2gtk-driver', 'xvfb']] },
  playwright: 'webkit',
  advice:
    'install WebKitGTK’s driver with your system (for example `sudo apt-get install webkit2gtk-driver xvfb`)',
};

/** @see ensureEngine */
export const ensureFirefox = (log: (line: string) => void) => ensureEngine(systemFirefox, log);

/** @see ensureEngine */
export const ensureWebKit = (log: (line: string) => void) => ensureEngine(systemWebKit, log);

/**
 * The path of the system's Firefox, or of its WebKitWebDriver; if there is none, it is installed by the
 * system's package manager, else Playwright's own build is downloaded.
 *
 * @returns an empty string for Playwright's build.
 * @throws Error in one sentence that says what to install.
 */
function ensureEngine(engine: EngineInstallation, log: (line: string) => void): string {
  const { name, find, packages, playwright, advice } = engine;
  const build = { firefox, webkit }[playwright].executablePath();
  const installed = () => find() ?? (isExecutable(build) ? '' : undefined);
  const steps = [
    () => {},
    () => {
      log(`There is no ${name}. Installing it with the system’s package manager …`);
      installPackages(packages, () => find() !== undefined, log);
    },
    () => {
      log('That failed. Downloading Playwright’s build …');
      downloadWithPlaywright(playwright);
    },
  ];
  for (const step of steps) {
    step();
    const path = installed();
    if (path !== undefined) return path;
  }
  throw new Error(`The journeys in other engines need ${name}: ${advice}.`);
}
