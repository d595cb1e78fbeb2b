/**
 * Firefox of the system, for Playwright (channel `moz-firefox`), which needs two things that Firefox 153 lacks:
 * the emulation of media features, which preferences replace (playwright.config.ts), and names of downloads.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'shared/zod';
import { WebSocket } from 'ws';
import { serveBidi } from './serveBidi.ts';

const firefox = spawn(process.env.FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

createInterface(firefox.stderr).on('line', (line) => {
  const address = /WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1];
  if (address) void pass(`${address}/session`);
});

async function pass(address: string): Promise<void> {
  await serveBidi(({ send, onClose }) => {
    const browser = new WebSocket(address);
    const opened = once(browser, 'open');
    browser.on('message', (data) => send(withDownload(data.toString())));
    onClose(() => browser.close());
    return async ({ id, method }, message) => {
      await opened;
      if (method === 'emulation.setMediaFeaturesOverride') {
        send({ type: 'success', id, result: {} });
      } else browser.send(message);
    };
  });
}

/** Names the download of an event, which otherwise has a navigation only, and for a `blob:` link none. */
function withDownload(message: string): string {
  if (!message.includes('"browsingContext.download')) return message;
  const event = z.looseObject({ params: z.looseObject({ url: z.string() }) });
  const { params, ...rest } = event.parse(JSON.parse(message));
  return JSON.stringify({ ...rest, params: { ...params, download: params.url } });
}
