import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from './serve.ts';
import { configFor } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-'));
let backend: Server;
let shell: Server;
let url: string;

const addressOf = (server: Server) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const isPdf = request.url?.endsWith('.pdf');
    response.writeHead(201, { 'content-type': isPdf ? 'application/pdf' : 'text/html' });
    const { method, headers } = request;
    response.end(
      JSON.stringify({ method, url: request.url, key: headers.apikey, body: await text(request) }),
    );
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  writeFileSync(`${folder}/registry.json`, JSON.stringify({ schema: 1, remotes: {} }));
  writeFileSync(`${folder}/404.html`, '<h1>404');
  const ready = { url: addressOf(backend), publishableKey: 'key' };
  const config = configFor(ready, 'http://localhost', { hasEdge: true });
  shell = await serve({ folder, port: 0, config });
  url = addressOf(shell);
});
afterAll(() => {
  for (const server of [shell, backend]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

it('passes a request on as it is, without the edge’s path', async () => {
  const path = '/functions/v1/assistant?a=%2F';
  const sent = { method: 'POST', body: 'a question' };
  const response = await fetch(`${url}/api${path}`, { ...sent, headers: { apikey: 'key' } });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ ...sent, url: path, key: 'key' });
});

it('lets no file of the backend run a script on the shell’s origin', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${url}/api/storage/v1/${path}`)).headers.get('content-security-policy');
  expect(await policyOf('a.html')).toMatch(/sandbox$/);
  // Browsers show no PDF in a sandbox.
  expect(await policyOf('a.pdf')).toBeNull();
});

it.each(['/api/health', '/api', '/api/pg/v1/x'])('does not pass %s on', async (path) => {
  expect((await fetch(url + path)).status).toBe(404);
});

it('answers 502 when the backend is down', async () => {
  backend.close().closeAllConnections();
  expect((await fetch(`${url}/api/rest/v1/guides`)).status).toBe(502);
});
