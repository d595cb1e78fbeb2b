import { createHash } from 'node:crypto';
import { parseRegistry, type Registry } from 'shared/registry';
import { beforeEach, expect, it } from 'vitest';
import { LiveSections } from './liveSections.ts';
import { PublishedFiles } from './publishedFiles.ts';
import { type LinkedStyle, stylesOf } from './sectionStyles.ts';
import { serve } from './tests/serve.ts';

const css = '[data-mf="guides"] .card{display:grid}';
const views = { 'guides/pages/categories': 'v1' };

let origin: string;
let served: string;
let requests: number;

beforeEach(async () => {
  served = css;
  requests = 0;
  const server = await serve((_, response) => {
    requests += 1;
    response.end(served);
  });
  origin = server.origin;
  return server.close;
});

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function version(name: string, style: string) {
  const file = (path: string, text: string) => ({
    url: `${origin}/${path}`,
    integrity: hashOf(text),
  });
  return {
    version: name,
    entry: file('remoteEntry.js', ''),
    preload: { pages: [file('pages.js', ''), file('pages.css', style)] },
    contract: 1,
    commit: name,
    publishedAt: '2026-11-24T08:00:00Z',
  };
}

function registry(live: string, previous?: string): Registry {
  const guides = {
    ...version('v1', live),
    previous: previous === undefined ? null : version('v0', previous),
  };
  return parseRegistry({ schema: 1, remotes: { guides } });
}

function linkedStylesOf(read: Registry): [LinkedStyle] {
  const [style] = stylesOf(read, views);
  if (!style) throw new Error('The registry names no stylesheet.');
  return [style];
}

it('links the stylesheets of what was rendered, and names their hash and the section’s own file', () => {
  const [style, ...others] = stylesOf(registry(css), views);
  expect(others).toEqual([]);
  expect(style?.href).toMatch(/^\/static\/sections\/[\w-]{64}\.css$/);
  expect(style?.integrity).toBe(hashOf(css));
  expect(style?.url).toMatch(/\/pages\.css$/);
  expect(stylesOf(registry(css), {})).toEqual([]);
});

it('fetches a stylesheet once', async () => {
  const files = new PublishedFiles();
  const [style] = linkedStylesOf(registry(css));
  expect(await files.read(style)).toBe(css);
  expect(await files.read(style)).toBe(css);
  expect(requests).toBe(1);
});

it('refuses a stylesheet with another hash, and tries again', async () => {
  const files = new PublishedFiles();
  const [style] = linkedStylesOf(registry(css));
  served = `${css}\n:root{--tampered:1}`;
  await expect(files.read(style)).rejects.toThrow('another hash');
  served = css;
  expect(await files.read(style)).toBe(css);
});

it('finds those of the previous version, and those of earlier ones that stored pages link', async () => {
  const live = new LiveSections(() => {});
  const [{ href }] = linkedStylesOf(registry(css));
  expect(live.styleAt(href, registry('.new{}'))).toBeUndefined();
  expect(await live.styleAt(href, registry('.new{}', css))).toBe(css);
  expect(await live.styleAt(href, registry('.new{}'))).toBe(css);
});
