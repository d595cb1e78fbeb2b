/**
 * A whole site is published into one folder before anything serves its address: with the checks of a release, with the
 * content of its pages, and so that a host which serves the folder shows a working site.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withChromium } from '../../tools/browser/withChromium.ts';
import { readDeployment } from '../../tools/deployment.ts';
import { publishFolder } from '../../tools/online/publishFolder.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import { type BackendReady, configFor, startBackend } from '../../tools/site/site.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), 'one-folder-'));
const folder = join(home, 'site');
let backend: RunningProcess<BackendReady>;
let port = 0;
let server: Server | undefined;

beforeAll(async () => {
  backend = await startBackend(0);
  [port = 0] = await freePorts(1);
  const site = `http://localhost:${port}`;
  const config = configFor(backend.ready, site);
  writeFileSync(join(home, 'config.json'), JSON.stringify(config));
  const deployment = { site, config: 'config.json', folder: 'site' };
  writeFileSync(join(home, 'linea.json'), JSON.stringify(deployment));
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await backend?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** @returns what it printed. */
async function publish(): Promise<string> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const deployment = readDeployment(join(home, 'linea.json'));
  const options = { commit: 'journeys', routes: ['/guide/:category'], log };
  await publishFolder({ ...deployment, folder }, options);
  return lines.join('\n');
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('is published with its content before its address is served, and changes nothing the second time', async () => {
  expect(await publish()).toMatch(/Can shell .* be deployed\?[\s\S]* pages are rendered/);
  for (const file of ['guide/tesi/index.html', 'guide/tesi/index.en.html'])
    expect(read(file)).toMatch(/<h1[\s\S]*<h2|<h1[\s\S]*<h3/);
  const registry = read('registry.json');
  expect(registry).toContain(`"http://localhost:${port}/sections/guides/`);
  expect(read('_redirects')).toContain('/guide/:category lang=en ');

  expect(await publish()).not.toContain('be deployed?');
  expect(read('registry.json')).toBe(registry);
});

it('works on a host that serves the folder', async () => {
  const config = readDeployment(join(home, 'linea.json')).readConfig();
  server ??= await serve({ folder, port, config, sections: [] });
  await withChromium(async (browser) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const script = page.waitForResponse((response) => response.url().includes('/sections/guides/'));
    await page.goto(`http://localhost:${port}/guide/tesi?lang=en`);
    // The page starts at its first use.
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    expect((await script).ok()).toBe(true);
    await page.getByRole('link', { name: 'Representatives' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Representatives' }).waitFor();
    expect(errors).toEqual([]);
  });
});
