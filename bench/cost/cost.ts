import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { startBackend } from '../../supabase/local/server.ts';
import { openPhone } from '../phone.ts';
import type { Section } from '../report/section.ts';
import { openThisSite } from '../sites/sites.ts';
import { type Testbed, withTestbed } from '../sites/testbed.ts';
import { databaseClock, databaseTime } from './databaseTime.ts';
import { costTables, type StepResponse, serverOf } from './report.ts';
import { steps } from './steps.ts';

/** After a step: all requests that it causes have been sent by then. */
const settleMs = 2500;

/** Walks through a typical visit and counts requests, bytes and database time at the servers. */
export async function measureCost(): Promise<Section> {
  return withTestbed(async (testbed) => {
    const proxy = await testbed.openProxy();
    const backend = await startBackend({ port: 0, publicUrl: proxy.url });
    try {
      proxy.setUpstream({ url: backend.url });
      await extractPendingPdfs(backend.url);
      const clock = databaseClock(backend);
      const site = await openThisSite(testbed, { ...backend, url: proxy.url });
      const responses = await recordVisit(testbed, site, proxy.url);
      const times = new Map<string, number>();
      for (const response of responses) {
        const { origin, method, path } = response;
        if (origin !== proxy.url || method === 'OPTIONS') continue;
        const key = `${method} ${path}`;
        await testbed.attempt(`database time of ${key}`, async () => {
          const time = times.get(key) ?? (await databaseTime(clock, backend.url, response));
          times.set(key, time);
          response.databaseMs = time;
        });
      }
      return {
        title: 'Cost of a visit',
        method:
          'One visit of a phone with an empty cache and the service worker active. Requests / KB of response bodies as transferred (brotli), by origin, with preflights. Database: milliseconds that Postgres works for the step’s requests, each the median of 21 repetitions without cache, or of as many as the rate limit allows (PGlite, Postgres in WebAssembly: a native one is faster).',
        goals: [],
        body: costTables(responses),
      };
    } finally {
      await backend.close();
    }
  });
}

async function recordVisit(
  testbed: Testbed,
  site: string,
  backend: string,
): Promise<StepResponse[]> {
  const responses: StepResponse[] = [];
  let step = '';
  testbed.onResponse((response) => {
    // A Chromium with tabs also requests an icon of the opened file from the backend.
    if (response.path === '/favicon.ico') return;
    const server = serverOf(response, site, backend);
    responses.push({ ...response, step, server, databaseMs: 0 });
  });
  const phone = await openPhone(testbed.browser, { baseURL: site, serviceWorkers: 'allow' });
  const page = await phone.newPage();
  for (const { name, run } of steps) {
    step = name;
    await testbed.attempt(name, async () => {
      await run(page);
      await page.waitForTimeout(settleMs);
    });
    console.log(`cost: ${name}`);
  }
  await phone.close();
  return responses;
}
