import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from './serve.ts';
import { configFor } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const asked: string[] = [];
const script = 'let one = 1;'.repeat(200);
let renderer: Server;
let shell: Server;

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};

beforeAll(async () => {
  renderer = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('rendered');
  }).listen(0, '127.0.0.1');
  await once(renderer, 'listening');
  for (const [name, text] of [
    ['registry.json', JSON.stringify({ schema: 1, remotes: {} })],
    ['404.html', 'no page'],
    ['index.html', 'home'],
    ['code.js', script],
  ] as const) {
    writeFileSync(`${folder}/${name}`, text);
  }
  const config = configFor({ url: 'https://project.example', publishableKey: 'key' }, 'http://a');
  shell = await serve({
    folder,
    port: 0,
    config,
    renderer: `http://127.0.0.1:${portOf(renderer)}`,
  });
});
afterAll(() => {
  for (const server of [shell, renderer]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** `fetch` would resolve the path. */
async function ask(path: string) {
  const call = get({ host: '127.0.0.1', port: portOf(shell), path });
  const [response]: IncomingMessage[] = await once(call, 'response');
  return response?.resume().statusCode;
}

it.each(['/', '/?a=b', '/sitemap.xml', '/static/sections/a-b_1.css'])(
  'asks the renderer for %s',
  async (path) => {
    expect(await ask(path)).toBe(200);
    expect(asked.splice(0)).toEqual([path]);
  },
);

it.each([
  '/metrics',
  '/metrics?a=b',
  '/readyz',
  '/static/sections/../../metrics',
  '/static/sections/%2e%2e/%2e%2e/metrics',
  String.raw`/static/sections/..\..\metrics`,
  '/static/sections/a.css/../../../metrics',
])('does not ask the renderer for %s', async (path) => {
  expect(await ask(path)).toBe(404);
  expect(asked).toEqual([]);
});

it.each([
  ['br', { 'accept-encoding': 'gzip, br' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  [undefined, { 'accept-encoding': 'identity' }],
  [undefined, { 'accept-encoding': 'br', range: 'bytes=0-1999' }],
])('sends a script with the encoding %s for %o', async (encoding, headers) => {
  const call = get({ host: '127.0.0.1', port: portOf(shell), path: '/code.js', headers });
  const [response]: IncomingMessage[] = await once(call, 'response');
  const body = response && (await buffer(response));
  expect(response?.headers['content-encoding']).toBe(encoding);
  expect(response?.headers.vary).toBe('Accept-Encoding');
  if (encoding) expect(body?.length).toBeLessThan(200);
});
