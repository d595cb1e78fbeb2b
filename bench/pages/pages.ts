import autocannon from 'autocannon';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { startBackend, startRenderer } from '../../tools/site/site.ts';
import { startNginx } from '../../tools/site/tests/startNginx.ts';
import { environment, type Goal, measuredIn, type Section, table } from '../report/section.ts';
import { formatSample } from '../report/statistics.ts';
import { renderTimes } from './renderTimes.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'guides', path: '/guide' },
  { name: 'first year', path: '/dispense/primo-anno' },
  { name: 'a course', path: '/dispense/primo-anno/Diritto%20privato' },
  { name: 'representatives', path: '/rappresentanti' },
] as const;

const seconds = 5;

/** What one page gave, by round. */
interface Sample {
  cached: number[];
  uncached: number[];
  loadMs: number[];
  renderMs: number[];
}

/** Measures how many pages a second come through nginx and from the renderer, and what their time is spent on. */
export async function measurePages(rounds: number): Promise<Section> {
  // A cache of reads would answer in place of the database.
  const backend = await startBackend(0, { cachesReads: false });
  const site = await serveSite(backend.ready);
  try {
    for (const name of site.origins.keys()) await site.stopServer(name);
    const [port = 0] = await freePorts(1);
    const nginx = await startNginx(site, { renderer: `127.0.0.1:${port}` });
    try {
      const samples = new Map<string, Sample>();
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, path } of pages) {
          const sample = samples.get(name) ?? {
            cached: [],
            uncached: [],
            loadMs: [],
            renderMs: [],
          };
          samples.set(name, sample);
          await measure(site, path, port, sample);
          console.log(`pages: ${name}, round ${round + 1}`);
        }
      }
      return report(samples);
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
    await backend.stop();
  }
}

async function measure(
  site: ServedSite,
  path: string,
  port: number,
  sample: Sample,
): Promise<void> {
  // A renderer of its own for each page: its metrics are of all that it rendered.
  const renderer = await startRenderer({ folder: `${site.folder}/shell`, port });
  const direct = `http://127.0.0.1:${port}`;
  try {
    await fetch(direct + path);
    await fetch(site.url + path);
    const { loadMs, renderMs } = await renderTimes(direct, path);
    sample.loadMs.push(loadMs);
    sample.renderMs.push(renderMs);
    sample.uncached.push(await pagesPerSecond(direct + path));
    sample.cached.push(await pagesPerSecond(site.url + path));
  } finally {
    await renderer.stop();
  }
}

async function pagesPerSecond(url: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'gzip' };
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers,
    connections: 20,
    duration: seconds,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} not 2xx.`);
  return requests.average;
}

const ratios = (over: readonly number[], under: readonly number[]) =>
  over.map((value, round) => value / (under[round] ?? Number.NaN));

function report(samples: ReadonlyMap<string, Sample>): Section {
  const goals = [...samples].flatMap(([name, { cached, uncached, loadMs, renderMs }]): Goal[] => [
    {
      name: `${name}: pages through nginx ÷ from the renderer`,
      ...measuredIn(ratios(cached, uncached)),
      min: 50,
    },
    { name: `${name}: rendering ÷ reading`, ...measuredIn(ratios(renderMs, loadMs)), max: 1 },
  ]);
  const rows = [...samples].map(([name, { cached, uncached, loadMs, renderMs }]) => [
    name,
    formatSample(cached),
    formatSample(uncached),
    formatSample(loadMs, 1),
    formatSample(renderMs, 1),
  ]);
  const head = ['page', 'nginx, pages/s', 'renderer, pages/s', 'reading, ms', 'rendering, ms'];
  return {
    title: 'Pages from the renderer and from the cache in front of it',
    environment: environment(
      `nginx with one worker and the hosting kit's configuration, gzip, 20 connections for ${seconds} s each, on the machine that also loads it, and that runs the backend, whose cache of reads is off; medians of the rounds with quartiles. Reading and rendering: medians of the renderer's own metrics, one page at a time, without HTTP and the way between its threads.`,
    ),
    goals,
    body: table(head, rows),
    failures: [],
  };
}
