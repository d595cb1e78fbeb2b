import { readWaitingPdfs } from '../../../supabase/local/pdfs/readWaitingPdfs.ts';
import { startBackend } from '../../../supabase/local/server.ts';
import { openBrowser, openPhone } from '../browser.ts';
import type { Section } from '../section.ts';
import { openSites } from '../sites/sites.ts';
import { openStage } from '../sites/stage.ts';
import { type Asked, clockDatabase, databaseTime } from './databaseTime.ts';
import { report } from './report.ts';
import { steps } from './walk.ts';

/** After a step, in milliseconds: what it causes has been asked for by then. */
const pause = 2500;

export type Place = 'site' | 'sections' | 'reads' | 'files' | 'functions';

/** One answer that travelled. */
export interface Travelled {
  step: string;
  place: Place;
  what: string;
  bytes: number;
}

/** Walks through a typical visit, and counts what it costs those who serve it. */
export async function measureCost(): Promise<Section> {
  const stage = await openStage();
  const front = await stage.front();
  const backend = await startBackend({ port: 0, publicUrl: front.url });
  front.behind(backend.url);
  await readWaitingPdfs(backend.url);
  const clock = clockDatabase(backend);
  const browser = await openBrowser(stage.certificate);
  const travelled: Travelled[] = [];
  const asked = new Map<string, Asked & { step: string }>();
  const failures: string[] = [];
  let step = '';
  try {
    const reached = { ...backend, url: front.url };
    const { 'this site': site } = await openSites(stage, reached, ['this site']);
    stage.listen((url, { method, path, status, type, bytes }) => {
      // What the browser asks before it asks, and answers without a body, are requests like others.
      const place = placeOf(url, path, site, front.url);
      const kind = type.split(';')[0] ?? '';
      travelled.push({ step, place, what: `${method} ${status} ${kind}`.trim(), bytes });
    });
    const phone = await openPhone(browser, { baseURL: site, serviceWorkers: 'allow' });
    phone.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(front.url) || request.method() === 'OPTIONS') return;
      asked.set(`${step} ${request.method()} ${url}`, {
        step,
        method: request.method(),
        url,
        headers: withoutHost(request.headers()),
        body: request.postData(),
      });
    });
    const page = await phone.newPage();
    for (const { name, go } of steps) {
      step = name;
      try {
        await go(page);
        await page.waitForTimeout(pause);
      } catch (error) {
        failures.push(`${name}: ${error}`);
        console.error(failures.at(-1));
      }
      console.log(`cost: ${name}`);
    }
    await phone.close();
    const worked: { step: string; what: string; time: number }[] = [];
    for (const one of asked.values()) {
      const { pathname } = new URL(one.url);
      const what = `${one.method} ${pathname.replace(/\/object\/(\w+)\/.*/, '/object/$1/…')}`;
      worked.push({ step: one.step, what, time: await databaseTime(clock, backend.url, one) });
    }
    return report(browser.version(), travelled, worked, failures);
  } finally {
    await browser.close();
    await stage.stop();
    await backend.close();
  }
}

function placeOf(url: string, path: string, site: string, backend: string): Place {
  if (url === site) return 'site';
  if (url !== backend) return 'sections';
  if (path.startsWith('/storage')) return 'files';
  return path.startsWith('/functions') ? 'functions' : 'reads';
}

function withoutHost(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(:|host$|connection|content-length)/.test(name)),
  );
}
