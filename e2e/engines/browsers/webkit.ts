import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'shared/zod';
import { freePorts } from '../../../tools/site/freePorts.ts';
import { type Engine, type EngineOptions, type Key, type Tab, viewport } from './tab.ts';
import { openSession, type SendCommand } from './webDriver.ts';

/** The codes of keys in WebDriver. */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
};

/** What a script in the page hands over. */
const outcome = z.object({ value: z.optional(z.unknown()), error: z.optional(z.string()) });

/** Without it the browser's own toolbar would keep the window 447 px wide. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** Starts WebKitGTK's own small browser on a display without a screen, driven by its WebDriver. */
export async function startWebKit(driver: string, options: EngineOptions): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const running: ChildProcess[] = [];
  const close = async () => {
    for (const child of running.toReversed()) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const { child: server, display } = await startDisplay();
    running.push(server);
    const [port = 0] = await freePorts(1);
    const env = { ...process.env, ...settings(home, options), DISPLAY: `:${display}` };
    running.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const send = await openSessionWhenReady(`http://127.0.0.1:${port}`);
    await resize(send);
    await focusWindow(send);
    const end = async () => {
      await send('DELETE', '');
      await close();
    };
    return { tab: tabOf(send), close: end };
  } catch (error) {
    await close();
    throw error;
  }
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
function settings(home: string, { colorScheme, downloads }: EngineOptions): NodeJS.ProcessEnv {
  const folder = join(home, 'gtk-3.0');
  mkdirSync(folder);
  writeFileSync(join(folder, 'gtk.css'), narrowToolbar);
  writeFileSync(join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    GDK_BACKEND: 'x11',
    LANG: 'en_US.UTF-8',
    TZ: 'Europe/Rome',
  };
}

const startTimeoutMs = 20_000;

async function openSessionWhenReady(driver: string): Promise<SendCommand> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return openSession(driver);
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
  }
}

/** The window is higher than the page by its toolbar. */
async function resize(send: SendCommand): Promise<void> {
  const rect = { x: 0, y: 0, ...viewport };
  await send('POST', '/window/rect', rect);
  const height = Number(await tabOf(send).run('innerHeight'));
  await send('POST', '/window/rect', { ...rect, height: 2 * viewport.height - height });
}

/** Otherwise the page has no focus, and nothing in it matches `:focus`. */
async function focusWindow(send: SendCommand): Promise<void> {
  await send('POST', '/window', { handle: await send('GET', '/window') });
}

function tabOf(send: SendCommand): Tab {
  const pressInOrder = (codes: Iterable<string>) =>
    send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...codes].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back')),
    forward: async () => void (await send('POST', '/forward')),
    reload: async () => void (await send('POST', '/refresh')),
    run: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await send('POST', '/execute/async', { script, args: [] });
      const { value, error } = outcome.parse(result);
      if (error !== undefined) throw new Error(`In the page: ${error}`);
      return value;
    },
    clickAt: async ({ x, y }) => {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = [{ type: 'pointer', id: 'mouse', actions: [move, ...buttons] }];
      await send('POST', '/actions', { actions });
    },
    type: async (text) => void (await pressInOrder(text)),
    press: async (key) => void (await pressInOrder([keys[key]])),
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
  };
}
