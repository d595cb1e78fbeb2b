/** `pnpm render` on the real site, as a host that only serves files serves it afterwards. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildOne } from '../../tools/build/build.ts';
import { readDeployment } from '../../tools/deployment.ts';
import { render } from '../../tools/render/render.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startBackend } from '../../tools/site/site.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

let backend: RunningProcess<BackendReady>;
let site: ServedSite;

beforeAll(async () => {
  backend = await startBackend(0);
  site = await serveSite(backend.ready);
});

afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

async function renderSite(): Promise<void> {
  const deployment = readDeployment(`${site.folder}/deployment.json`);
  await render(deployment, await buildOne('shell', () => {}), () => {});
}

const htmlOf = async (path: string) => (await fetch(site.url + path)).text();

it('writes the pages of courses and categories with their rows, in both languages', async () => {
  const course = '/dispense/primo-anno/Diritto%20privato';
  expect(await htmlOf(course)).not.toContain('Diritto privato');
  // A busy machine renders some pages without a section: the next run adds them.
  await vi.waitFor(renderSite, { timeout: 240_000, interval: 10_000 });
  for (const [lang, name, files] of [
    ['it', 'Diritto privato', '6 file'],
    ['en', 'Private law', 'Diritto privato: 6 files'],
  ]) {
    const html = await htmlOf(`${course}?lang=${lang}`);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`property="og:title" content="${name} · `);
    expect(html).toContain(`property="og:description" content="${files}`);
    expect(html).toContain('data-mf="handouts"');
  }
  expect(await htmlOf('/guide/tesi')).toContain('data-mf="guides"');
  expect(await htmlOf('/?lang=en')).toContain('data-mf="events-marketplace"');
  expect(await htmlOf('/sitemap.xml')).toContain(`<loc>${site.url}${course}?lang=en</loc>`);
});

it('refuses a shell that is not the published one', async () => {
  const folder = `${site.folder}/shell/shell`;
  const file = `${folder}/${readdirSync(folder)[0]}/shell.json`;
  const record = readFileSync(file, 'utf8');
  writeFileSync(file, record.replace(/"build": "[^"]+"/, '"build": "0.1.0-other"'));
  await expect(renderSite()).rejects.toThrow('The published shell is 0.1.0-other');
  writeFileSync(file, record);
});
