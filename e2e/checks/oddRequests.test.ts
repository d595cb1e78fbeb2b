/**
 * One request to `GET //` ended the shell's server, and `?__proto__=eq.1` made the backend answer every unknown
 * address, the calendar and the extraction with 500 until it was started again.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAll } from '../../tools/build/build.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { publishSite } from '../../tools/site/publishSite.ts';
import { serve } from '../../tools/site/serve.ts';
import {
  type BackendReady,
  configFor,
  startBackend,
  startRenderer,
} from '../../tools/site/site.ts';
import { isFullRun } from '../journeys/testScope.ts';
import { oddBackendRequests } from './fuzz/backendRequests.ts';
import { oddPageRequests } from './fuzz/pageRequests.ts';
import { type OddRequest, sendRequests } from './fuzz/sendRequests.ts';

/** The weekly run of CI has 10,000; fewer each time find the same, in more runs. */
const requestCount = isFullRun ? 10_000 : 400;
/** Another one at every run; a failure names it. */
const seed = Date.now();
const timeoutMs = 300_000;
const title = `answers ${requestCount} odd requests, and the next ones as before`;

/** What has ended or broken a server here, so that every run has it. */
const knownRequests = [
  '//',
  '/rest/v1/handouts?__proto__=eq.1',
  '/rest/v1/handouts?select=id&__proto__=eq.1',
].map((target): OddRequest => ({ method: 'GET', target, headers: {}, body: '' }));

/** Sends odd requests, and returns those that were answered with an error of the server's, or not at all. */
async function failuresOf(
  port: number,
  requests: fc.Arbitrary<OddRequest>,
  headers: OddRequest['headers'] = {},
) {
  const odd = fc.sample(requests, { numRuns: requestCount, seed });
  const known = knownRequests.map((request) => ({ ...request, headers }));
  const answers = await sendRequests(port, [...odd, ...known]);
  expect(answers).toHaveLength(requestCount + known.length);
  // A few are enough to see what is wrong.
  return answers.filter(({ status }) => status === 0 || status >= 500).slice(0, 5);
}

describe('the backend', () => {
  let backend: RunningProcess<BackendReady>;
  beforeAll(async () => {
    backend = await startBackend(0);
  }, timeoutMs);
  afterAll(() => backend.stop());

  it(
    title,
    async () => {
      const { url, publishableKey } = backend.ready;
      const headers = { apikey: publishableKey };
      const extraction = { method: 'POST', headers };
      const usual = async () => [
        await (await fetch(`${url}/rest/v1/handouts?select=id&order=id`, { headers })).text(),
        (await fetch(`${url}/unknown`)).status,
        (await fetch(`${url}/functions/v1/calendar`)).status,
        (await fetch(`${url}/functions/v1/extract-pdf-content`, extraction)).status,
      ];
      const before = await usual();
      expect(before.slice(1)).toEqual([404, 200, 200]);
      const port = Number(new URL(url).port);
      const failures = await failuresOf(port, oddBackendRequests(publishableKey), headers);
      expect(failures, `seed ${seed}`).toEqual([]);
      expect(await usual()).toEqual(before);
    },
    timeoutMs,
  );
});

describe.each(['shell', 'remote'] as const)('the server of a %s', (kind) => {
  const files = {
    'index.html': 'the home page',
    'guide/index.html': 'the guides',
    'guide/_.html': 'a guide',
    '404.html': 'no page',
    '404.en.html': 'no page',
    'static/app.js': 'the code',
    'registry.json': '{"schema":1,"remotes":{}}',
  };
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'odd-requests-'));
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const [free = 0, closed = 0] = await freePorts(2);
    port = free;
    const backend = 'http://localhost:54321';
    const renderer = `http://localhost:${closed}`;
    const options = { folder, port, kind, backend, ...(kind === 'shell' ? { renderer } : {}) };
    server = await serve(options);
  }, timeoutMs);
  afterAll(() => {
    server.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  it(
    title,
    async () => {
      const printed = vi.spyOn(console, 'error');
      const requests = oddPageRequests(['/guide', '/guide/tesi', '/static/app.js']);
      expect(await failuresOf(port, requests), `seed ${seed}`).toEqual([]);
      expect(printed).not.toHaveBeenCalled();
      const script = await fetch(`http://localhost:${port}/static/app.js`);
      expect(await script.text()).toBe('the code');
    },
    timeoutMs,
  );

  it.each(['bytes=5-2', 'bytes=9999999999999999999999-', 'bytes=a-b', 'bytes=-', 'lines=1-2'])(
    'answers a request for the range %s',
    async (Range) => {
      const request = { method: 'GET', target: '/static/app.js', headers: { Range }, body: '' };
      const [answer] = await sendRequests(port, [request]);
      expect([200, 416]).toContain(answer?.status);
    },
  );
});

describe('the renderer', () => {
  let folder: string;
  let renderer: RunningProcess<unknown>;
  let port: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'odd-requests-'));
    [port = 0] = await freePorts(1);
    const config = configFor(
      { url: 'http://localhost:54321', publishableKey: 'none' },
      `http://localhost:${port}`,
    );
    const originOf = () => 'http://localhost:3001';
    publishSite({ folder, built: await buildAll(() => {}), config, originOf, commit: 'test' });
    // Without sections, which would read from the backend for each page.
    writeFileSync(`${folder}/shell/registry.json`, '{"schema":1,"remotes":{}}');
    renderer = await startRenderer({ folder: `${folder}/shell`, port });
  }, timeoutMs);
  afterAll(async () => {
    await renderer.stop();
    rmSync(folder, { recursive: true });
  });

  it(
    title,
    async () => {
      const usual = async (path: string) => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`);
        return { status: response.status, title: /<title>.*?</.exec(await response.text())?.[0] };
      };
      const before = [await usual('/chi-siamo'), await usual('/nothing')];
      expect(before.map(({ status }) => status)).toEqual([200, 404]);
      const requests = oddPageRequests(['/chi-siamo', '/guide/tesi', '/sitemap.xml', '/healthz']);
      expect(await failuresOf(port, requests), `seed ${seed}`).toEqual([]);
      expect([await usual('/chi-siamo'), await usual('/nothing')]).toEqual(before);
    },
    timeoutMs,
  );
});
