import { cpus, loadavg } from 'node:os';
import { figure, medians, type Readings } from './figures.ts';
import { type Goal, goals } from './goals.ts';
import type { SiteName } from './sites.ts';
import { conditions, type Visit } from './visit.ts';

const columns: { title: string; field: keyof Visit; write: (value: number) => string }[] = [
  { title: 'first paint', field: 'firstPaint', write: (value) => value.toFixed(0) },
  { title: 'largest paint', field: 'largestPaint', write: (value) => value.toFixed(0) },
  { title: 'data on screen', field: 'dataShown', write: (value) => value.toFixed(0) },
  { title: 'shift', field: 'shift', write: (value) => value.toFixed(3) },
  { title: 'requests', field: 'requests', write: (value) => value.toFixed(0) },
  { title: 'KB', field: 'bytes', write: (value) => (value / 1000).toFixed(0) },
  { title: 'script KB', field: 'scriptBytes', write: (value) => (value / 1000).toFixed(0) },
  { title: 'thread busy', field: 'work', write: (value) => value.toFixed(0) },
];

/** All figures of a run as Markdown. */
export function report(all: readonly Readings[]): string {
  return [
    '# What federation costs: the last run',
    about(all),
    '## Goals',
    goalTable(goals(all)),
    '## Empty cache',
    table(all, 'cold'),
    '## Full cache',
    table(all, 'warm'),
    '## Data on screen, empty cache',
    chart(all),
    '',
  ].join('\n\n');
}

function about(all: readonly Readings[]): string {
  const rounds = Math.max(...all.map(({ cold }) => cold.length));
  const { bitsPerSecond, latency, slowdown } = conditions;
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)} at the end. Medians of ${rounds} interleaved rounds, in milliseconds, in brackets how far the middle half lies apart. ${bitsPerSecond / 1_000_000} Mbps, ${latency} ms, processor ÷ ${slowdown}, 390 px, HTTP/2 with TLS and brotli.`;
}

function goalTable(list: readonly Goal[]): string {
  const rows = list.map(({ what, read, most }) => {
    const met = read <= most;
    const by = met ? '' : ` by ${(read - most).toFixed(2)}`;
    return `| ${what} | ${read.toFixed(2)} | ≤ ${most} | ${met ? 'met' : `**missed**${by}`} |`;
  });
  return ['| goal | read | aim | |', '| --- | --: | --: | --- |', ...rows].join('\n');
}

function table(all: readonly Readings[], cache: 'cold' | 'warm'): string {
  const head = ['page', 'site', ...columns.map(({ title }) => title)];
  const rows = all.map((readings) => [
    readings.route,
    readings.site,
    ...columns.map(({ field, write }) => {
      const { median, spread } = figure(readings[cache].map((visit) => visit[field]));
      return spread > 0 ? `${write(median)} (${write(spread)})` : write(median);
    }),
  ]);
  const rule = head.map((_, index) => (index < 2 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Drawn by whoever shows Markdown. */
function chart(all: readonly Readings[]): string {
  const routes = [...new Set(all.map(({ route }) => route))];
  const median = medians(all);
  const bars = (site: SiteName) =>
    routes.map((route) => Math.round(median(site, route, 'cold', 'dataShown'))).join(', ');
  return [
    '```mermaid',
    'xychart-beta',
    '  title "This site (line) and one bundle (bars), milliseconds"',
    `  x-axis [${routes.map((route) => `"${route}"`).join(', ')}]`,
    '  y-axis "ms"',
    `  bar [${bars('one bundle')}]`,
    `  line [${bars('this site')}]`,
    '```',
  ].join('\n');
}
