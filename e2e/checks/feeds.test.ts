/** A feed is the same, to the byte, from the function, through the site's own address, and as a file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedUrl, functionFeedUrl } from 'shared/feed-url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { folderTarget } from '../../tools/registry/target/folderTarget.ts';
import { renderFeeds } from '../../tools/render/renderFeeds.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, configFor, startBackend } from '../../tools/site/site.ts';

// Long enough for a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

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

const course = "/dispense/primo-anno/Informatica%20per%20l'economia";

it.each([
  ['/', 'feed.xml'],
  ['/guide/tesi', 'guide/tesi/feed.xml'],
  ['/dispense/clmg/primo-anno', 'dispense/clmg/primo-anno/feed.xml'],
  [course, "dispense/primo-anno/Informatica per l'economia/feed.xml"],
])('the feed of %s', async (path, file) => {
  const config = configFor(site.backend, site.url, { hasEdge: true });
  const text = async (url: string) => (await fetch(url)).text();
  const fromFunction = await text(functionFeedUrl(site.backend.url, path, 'it'));
  expect(fromFunction).toContain('<entry>');
  const throughSite = feedUrl(config, path, 'it');
  expect(throughSite.startsWith(site.url)).toBe(true);
  expect(await text(throughSite)).toBe(fromFunction);
  const { kept } = await renderFeeds({ config, paths: [path], target: folderTarget(folder) });
  expect(kept).toEqual([]);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(fromFunction);
});

it('every page announces the feed of the site, and a page with news its own', async () => {
  const html = await (await fetch(`${site.url}/guide`)).text();
  const announced = [
    ...html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*>/g),
  ];
  expect(announced).toHaveLength(1);
  expect(announced[0]?.[0]).toContain('/api/functions/v1/feed?path=%2F&amp;lang=it');
});
