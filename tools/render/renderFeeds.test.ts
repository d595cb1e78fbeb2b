import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { renderFeeds } from './renderFeeds.ts';

const course = "/dispense/primo-anno/L'arte%20del%20dubbio";

let folder: string;
let server: Server;
let url: string;
/** The status of the answers to come; 200 when there is none. */
let statuses: number[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  statuses = [];
  server = createServer((request, response) => {
    response.writeHead(statuses.shift() ?? 200, { 'retry-after': '0' });
    response.end(`feed ${request.url} <link href="http://project" rel="self" type="x"/>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const render = (paths: readonly string[]) =>
  renderFeeds({
    config: { ...demonstration, supabase: { ...demonstration.supabase, url } },
    paths,
    target: folderTarget(folder),
  });
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

it('writes the feeds beside the pages that have one, in every language', async () => {
  const paths = ['/', '/guide', '/guide/tesi', '/dispense/clmg/primo-anno', course];
  expect(await render(paths)).toEqual({ written: 4 * languages.length, kept: [] });
  expect(text('feed.xml')).toMatch(/^feed \/functions\/v1\/feed\?path=%2F&lang=it /);
  expect(text('guide/tesi/feed.en.xml')).toBe(
    `feed /functions/v1/feed?path=%2Fguide%2Ftesi&lang=en <link href="${demonstration.url}/guide/tesi/feed.en.xml" rel="self" type="x"/>`,
  );
  expect(text("dispense/primo-anno/L'arte del dubbio/feed.xml")).toContain('L%27arte%2520del');
});

it('keeps the file of a feed that cannot be read, and names it', async () => {
  await render(['/']);
  writeFileSync(join(folder, 'feed.xml'), 'before');
  statuses = [503];
  const { written, kept } = await render(['/']);
  expect(written).toBe(languages.length - 1);
  expect(kept).toHaveLength(1);
  expect(text('feed.xml')).toBe('before');
});

it('waits when the function asks to', async () => {
  statuses = [429, 429];
  expect(await render(['/'])).toEqual({ written: languages.length, kept: [] });
});
