import { extractPendingPdfs } from '../../../supabase/local/pdfs/extractPendingPdfs.ts';
import { startBackend } from '../../../supabase/local/server.ts';
import { openPhone } from '../browser.ts';
import type { Section } from '../section.ts';
import { onStage } from '../sites/onStage.ts';
import { openSites } from '../sites/sites.ts';
import { type Asked, clockDatabase, databaseTime } from './databaseTime.ts';
import { report, type Worked } from './report.ts';
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
  return onStage(async (stage, browser) => {
    const front = await stage.front();
    const backend = await startBackend({ port: 0, publicUrl: front.url });
    try {
      front.behind(backend.url);
      await extractPendingPdfs(backend.url);
      const clock = clockDatabase(backend);
      const travelled: Travelled[] = [];
      /** Every call that reached the backend, and how a call like it was sent. */
      const answered: { step: string; method: string; path: string; status: number }[] = [];
      const asked = new Map<string, Asked>();
      const failures: string[] = [];
      let step = '';
      const reached = { ...backend, url: front.url };
      const { 'this site': site } = await openSites(stage, reached, ['this site']);
      stage.listen((url, { method, path, status, type, bytes }) => {
        // What the browser asks before it asks, and answers without a body, are requests like others.
        const place = placeOf(url, path, site, front.url);
        const kind = type.split(';')[0] ?? '';
        travelled.push({ step, place, what: `${method} ${status} ${kind}`.trim(), bytes });
        if (url === front.url && method !== 'OPTIONS')
          answered.push({ step, method, path, status });
      });
      const phone = await openPhone(browser, { baseURL: site, serviceWorkers: 'allow' });
      phone.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(front.url)) return;
        const path = url.slice(front.url.length);
        asked.set(`${request.method()} ${path}`, {
          method: request.method(),
          path,
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
      const worked: Worked[] = [];
      const times = new Map<string, number>();
      for (const { step: at, method, path, status } of answered) {
        const key = `${method} ${path}`;
        const like = asked.get(key);
        try {
          if (!like) throw new Error('nobody knows how it was sent');
          const time = times.get(key) ?? (await databaseTime(clock, backend.url, like, status));
          times.set(key, time);
          worked.push({ step: at, what: callOf(key), time });
        } catch (error) {
          failures.push(`the database's time for ${key}: ${error}`);
        }
      }
      return report(browser.version(), travelled, worked, failures);
    } finally {
      await backend.close();
    }
  });
}

/** A call without what is asked, and without the name of the file. */
function callOf(key: string): string {
  const [plain = ''] = key.split('?');
  return plain.replace(/\/object\/(\w+)\/.*/, '/object/$1/…');
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
