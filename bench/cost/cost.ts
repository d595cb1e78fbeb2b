import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { startBackend } from '../../supabase/local/server.ts';
import { openPhone } from '../browser.ts';
import { environment, failureLog, type Section } from '../report/section.ts';
import { openSites } from '../sites/sites.ts';
import { type Testbed, withTestbed } from '../sites/testbed.ts';
import { databaseClock, databaseTime, type SentRequest } from './databaseTime.ts';
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
      proxy.setUpstream(backend.url);
      await extractPendingPdfs(backend.url);
      const clock = databaseClock(backend);
      const { failures, attempt } = failureLog();
      const urlOf = await openSites(testbed, { ...backend, url: proxy.url }, ['this site']);
      const site = urlOf('this site');
      const { responses, sentRequests } = await recordVisit(testbed, site, proxy.url, attempt);
      const times = new Map<string, number>();
      for (const response of responses) {
        const { origin, method, path, status } = response;
        if (origin !== proxy.url || method === 'OPTIONS') continue;
        const key = `${method} ${path}`;
        await attempt(`database time of ${key}`, async () => {
          const sent = sentRequests.get(key);
          if (!sent) throw new Error('The browser did not report the request.');
          const time = times.get(key) ?? (await databaseTime(clock, backend.url, sent, status));
          times.set(key, time);
          response.databaseMs = time;
        });
      }
      return {
        title: 'Cost of a visit',
        environment: environment(
          'One visit of a phone with an empty cache and the service worker active. Requests / KB of response bodies as transferred (brotli), by origin, with preflights. Database: milliseconds that Postgres works for the step’s requests, each the median of 21 repetitions without cache, or of as many as the rate limit allows (PGlite, Postgres in WebAssembly: a native one is faster).',
          testbed.browser.version(),
        ),
        goals: [],
        body: costTables(responses),
        failures,
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
  attempt: (what: string, measure: () => Promise<void>) => Promise<void>,
) {
  const responses: StepResponse[] = [];
  const sentRequests = new Map<string, SentRequest>();
  let step = '';
  testbed.onResponse((response) => {
    const server = serverOf(response, site, backend);
    responses.push({ ...response, step, server, databaseMs: 0 });
  });
  const phone = await openPhone(testbed.browser, { baseURL: site, serviceWorkers: 'allow' });
  phone.on('request', (request) => {
    if (!request.url().startsWith(backend)) return;
    const path = request.url().slice(backend.length);
    const method = request.method();
    const headers = Object.fromEntries(
      Object.entries(request.headers()).filter(
        ([name]) => !/^(:|host$|connection|content-length)/.test(name),
      ),
    );
    sentRequests.set(`${method} ${path}`, { method, path, headers, body: request.postData() });
  });
  const page = await phone.newPage();
  for (const { name, run } of steps) {
    step = name;
    await attempt(name, async () => {
      await run(page);
      await page.waitForTimeout(settleMs);
    });
    console.log(`cost: ${name}`);
  }
  await phone.close();
  return { responses, sentRequests };
}
