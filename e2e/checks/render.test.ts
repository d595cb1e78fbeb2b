/** `pnpm render` on the real site: pages as a host that only serves files serves them afterwards, and feeds. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedUrl, functionFeedUrl } from 'shared/feed-url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDeployment, readPublished } from '../../tools/deployment.ts';
import { folderTarget } from '../../tools/registry/target/folderTarget.ts';
import { render } from '../../tools/render/render.ts';
import { renderFeeds } from '../../tools/render/renderFeeds.ts';
import { uploadPages } from '../../tools/render/uploadPages.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, configFor, startBackend } from '../../tools/site/site.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
let backend: RunningProcess<BackendReady>;
let site: ServedSite;

beforeAll(async () => {
  backend = await startBackend(0);
  site = await serveSite(backend.ready, { hasEdge: true });
});

afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  rmSync(folder, { recursive: true });
});

const courseWithFeed = "/dispense/primo-anno/Informatica%20per%20l'economia";

/** A feed names the address at which it was read. */
const withoutSelf = (feed: string) => feed.replace(/<link href="[^"]*" rel="self"[^>]*>/, '');

// The same, to the byte, from the function, through the site's own address, and as a file.
it.each([
  ['/', 'feed.xml'],
  ['/guide/tesi', 'guide/tesi/feed.xml'],
  ['/dispense/clmg/primo-anno', 'dispense/clmg/primo-anno/feed.xml'],
  [courseWithFeed, "dispense/primo-anno/Informatica per l'economia/feed.xml"],
])('the feed of %s', async (path, file) => {
  const config = configFor(site.backend, site.url, { hasEdge: true });
  const text = async (url: string) => (await fetch(url)).text();
  const fromFunction = await text(functionFeedUrl(site.backend.url, path, 'it'));
  expect(fromFunction).toContain('<entry>');
  const throughSite = feedUrl(config, path, 'it');
  expect(throughSite.startsWith(site.url)).toBe(true);
  const viaSite = await text(throughSite);
  expect(viaSite).toMatch(/<link href="http[^"]*\/api\/functions\/v1\/feed\?[^"]*" rel="self"/);
  expect(withoutSelf(viaSite)).toBe(withoutSelf(fromFunction));
  const { kept } = await renderFeeds({ config, paths: [path], target: folderTarget(folder) });
  expect(kept).toEqual([]);
  expect(withoutSelf(readFileSync(join(folder, file), 'utf8'))).toBe(withoutSelf(fromFunction));
});

it('every page announces the feed of the site, and a page with news its own', async () => {
  const html = await (await fetch(`${site.url}/guide`)).text();
  const announced = [
    ...html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*>/g),
  ];
  expect(announced).toHaveLength(1);
  expect(announced[0]?.[0]).toContain('/api/functions/v1/feed?path=%2F&amp;lang=it');
});

async function renderSite(): Promise<void> {
  const published = readPublished(`${site.folder}/deployment.json`);
  const pages = folderTarget(join(folder, 'rendered'));
  await render({ published, target: pages }, () => {});
  const { registry } = readDeployment(`${site.folder}/deployment.json`);
  await uploadPages(join(folder, 'rendered'), registry);
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

it('refuses a shell without the file that draws it', async () => {
  const { version } = JSON.parse(readFileSync(`${site.folder}/shell/shell-versions.json`, 'utf8'));
  rmSync(`${site.folder}/shell/shell/${version}/server.js`);
  await expect(renderSite()).rejects.toThrow('server.js is not there: release the shell');
});
