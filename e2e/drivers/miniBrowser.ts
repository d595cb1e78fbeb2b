import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { Command } from 'selenium-webdriver/lib/command.js';
import { freePorts } from '../../tools/site/freePorts.ts';

/** Without it the browser's own toolbar would keep the window 447 px wide. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** The only size of the page. */
export const viewport = { width: 390, height: 844 };

/** Starts WebKitGTK's own small browser on a display without a screen, driven by its WebDriver. */
export async function startMiniBrowser(driverPath: string) {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  const sizes = new Map<string, number>();
  const { child: screen, display } = await startDisplay();
  const [port = 0] = await freePorts(1);
  const env = { ...process.env, ...settings(home, downloads), DISPLAY: `:${display}` };
  const service = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'accept' }),
    )
    .build();
  const run = (script: string) =>
    // esbuild names functions with a helper that the page lacks.
    driver.executeScript<string>(`const __name = (fn) => fn; ${script}`);
  // The window is higher than the page by its toolbar.
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });
  const height = 2 * viewport.height - Number(await run('return innerHeight'));
  await driver.manage().window().setRect({ x: 0, y: 0, width: viewport.width, height });
  // Otherwise the page has no focus, and nothing in it matches `:focus`.
  await driver.switchTo().window(await driver.getWindowHandle());
  return {
    run,
    goto: (url: string) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    /** @param actions as WebDriver names them, with the fractions of pixels that BiDi allows. */
    perform: (actions: readonly { actions: readonly Record<string, unknown>[] }[]) =>
      driver.execute(
        new Command('actions').setParameters({
          actions: actions.map((source) => ({
            ...source,
            actions: source.actions.map(({ x, y, ...action }) => ({
              ...action,
              ...(x === undefined ? {} : { x: Math.round(Number(x)), y: Math.round(Number(y)) }),
            })),
          })),
        }),
      ),
    /** Moves the files that are whole, which keep their size. */
    moveDownloads(folder: string): string[] {
      return readdirSync(downloads).filter((name) => {
        const { size } = statSync(join(downloads, name));
        const isWhole = size > 0 && size === sizes.get(name);
        sizes.set(name, size);
        if (!isWhole) return false;
        sizes.delete(name);
        renameSync(join(downloads, name), join(folder, name));
        return true;
      });
    },
    async close() {
      await driver.quit().catch(() => {});
      for (const child of [service, screen]) await stop(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function startDisplay(): Promise<{ child: ChildProcess; display: string }> {
  // Xvfb chooses a free number and writes it to the fourth file. Without a window manager the window below
  // the pointer has the focus, and the pointer is in the middle of the screen.
  const screen = `${viewport.width + 10}x${viewport.height + 56}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = child.stdio[3];
  if (!output) throw new Error('Xvfb has no output.');
  const [number] = await once(output, 'data');
  return { child, display: String(number).trim() };
}

/** Files and variables that GTK reads: no user's configuration changes what is tested. */
function settings(home: string, downloads: string): NodeJS.ProcessEnv {
  mkdirSync(downloads);
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    GTK_THEME: 'Adwaita',
    GDK_BACKEND: 'x11',
    LANG: 'en_US.UTF-8',
    TZ: 'Europe/Rome',
  };
}

const startTimeoutMs = 20_000;

async function untilReady(driver: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
  }
}
