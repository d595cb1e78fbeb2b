/**
 * Fifty simultaneous visitors of the home page. Other work on the machine distorts the figures, so this runs on
 * request: `SCALE=1 pnpm --filter supabase test load.scale`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { knownValues } from '../functions/_shared/knownValues.gen.ts';

/** A separate process, so that the fifty clients do not slow the server down. */
async function startInProcess() {
  const child = fork(path.resolve(import.meta.dirname, '../local/main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT_BACKEND: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url, publishableKey }] = await once(child, 'message');
  return { url, publishableKey, stop: () => child.kill() };
}

it('with fifty visitors the 99th percentile stays within five times the median', {
  retry: 2,
}, async () => {
  const { url, publishableKey, stop } = await startInProcess();
  const reads = [
    `handouts?year=eq.First%20Year&order=uploaded_at.desc&limit=${knownValues.latestHandouts}`,
    'events?select=id,title,start_date&order=start_date.asc',
    'course_subjects?select=course&order=course',
  ];
  const timed = async (path: string) => {
    const begun = performance.now();
    const response = await fetch(`${url}/rest/v1/${path}`, {
      headers: { apikey: publishableKey },
    });
    await response.text();
    return performance.now() - begun;
  };
  const visitor = async () => {
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      for (const path of reads) times.push(await timed(path));
    }
    // The first turn also opens fifty connections, which is not measured.
    return times.slice(reads.length);
  };
  const times = (await Promise.all(Array.from({ length: 50 }, visitor))).flat();
  stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  console.info('milliseconds: p50', at(0.5).toFixed(1), 'p99', at(0.99).toFixed(1));
  expect(at(0.99)).toBeLessThan(5 * at(0.5));
});
