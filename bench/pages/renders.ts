import { fileURLToPath } from 'node:url';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { Pool } from '../../shell/server/pool.ts';
import { echoPage, echoSource, sectionFile } from '../../shell/server/tests/sections.ts';
import { buildOne } from '../../tools/build/build.ts';
import { environment, type Section, table } from '../report/section.ts';
import { formatSample, median } from '../report/statistics.ts';

/** Every page is compared: 10,000 would do for that, and the memory needs more. */
const renders = 50_000;
const atATime = 30;
const blocks = 5;

/**
 * Renders pages that differ in language, data and clock, many at a time in one thread, and compares each
 * with what it should show; and measures the memory of the process meanwhile.
 */
export async function measureRenders(): Promise<Section> {
  await buildOne('shell', console.log);
  const losses: string[] = [];
  const pool = new Pool({
    program: fileURLToPath(new URL('../../shell/dist-server/worker.js', import.meta.url)),
    config: JSON.stringify(demonstration),
    // With one, it is known that what computes is the thread that is checked.
    threads: 1,
    heapMegabytes: 192,
    threadMegabytes: 300,
    maximumMegabytes: 1500,
    onExit: (exitReason) => losses.push(exitReason),
    onBroken: () => losses.push('start'),
  });
  const sections = [sectionFile('guides', echoSource)];
  const memory: number[][] = Array.from({ length: blocks }, () => []);
  let next = 0;
  let mixed = 0;
  const started = performance.now();

  const renderInTurn = async () => {
    while (next < renders) {
      const number = next;
      next += 1;
      const { request, expected } = echoPage(number);
      const { body, state } = await pool.run('page', { ...request, sections });
      const isOwn = body.includes(expected) && body.split('<output>').length === 2;
      const isOwnState = JSON.parse(state).renderedAt === request.now;
      if (!isOwn || !isOwnState) mixed += 1;
      if (number % 100 === 0) {
        const block = Math.floor((number / renders) * blocks);
        memory[block]?.push(process.memoryUsage.rss() / 2 ** 20);
      }
      if (number % 10_000 === 0) console.log(`renders: ${number}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, renderInTurn));
  const seconds = (performance.now() - started) / 1000;
  await pool.close();

  const [, second = []] = memory;
  const last = memory.at(-1) ?? [];
  return {
    title: 'Pages that are rendered at the same time, and the memory of many',
    environment: environment(
      `${renders.toLocaleString('en')} pages of a section that shows its language, a word of its texts, the clock and a datum that it reads 0 to 5 ms later; ${atATime} at a time in a thread of the renderer's own build. Each page is compared with what it should show. Memory is that of the process with its threads, sampled every 100 pages: medians with quartiles.`,
    ),
    goals: [
      {
        name: `pages with something of another, of ${renders.toLocaleString('en')}`,
        measured: mixed,
        max: 0,
      },
      {
        name: 'memory in the last fifth ÷ in the second',
        measured: median(last) / median(second),
        max: 1.1,
      },
    ],
    body: `${Math.round(renders / seconds)} pages a second.\n\n${table(
      ['pages', 'memory, MB'],
      memory.map((sample, block) => [
        `${(((block + 1) * renders) / blocks).toLocaleString('en')}`,
        formatSample(sample),
      ]),
    )}`,
    failures: losses.map((exitReason) => `A render thread exited: ${exitReason}`),
  };
}
