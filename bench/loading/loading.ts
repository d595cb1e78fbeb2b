import { pageBudgets } from '../../tools/release/checks/budget.ts';
import { throttlingText } from '../phone.ts';
import type { Section } from '../report/section.ts';
import { openNoScript, openOneBundle, openThisSite } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';
import {
  blocking,
  dataOnScreen,
  longestTask,
  mainThreadBusy,
  measureVisits,
  scriptKB,
  withFullCache,
} from './measureVisits.ts';
import { pages } from './pages.ts';

/** The site's pages, compared with one bundle and with a page without scripts. */
export async function measureLoading(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const [site, bundle, noScript] = ['this site', 'one bundle', 'no script'] as const;
    const savingData = `${site}, Save-Data`;
    const backend = await testbed.startBackend();
    const url = await openThisSite(testbed, backend);
    const sites = [
      { name: site, url, isRepeated: true },
      { name: savingData, url, savesData: true },
      { name: bundle, url: await openOneBundle(testbed, backend), isRepeated: true },
      {
        name: noScript,
        url: await openNoScript(testbed, backend, url),
        isRepeated: true,
        hasScripts: false,
      },
    ];
    const { counted, sample, ratio, table } = await measureVisits(testbed, sites, pages, rounds);
    const names = pages.map(({ name }) => name);
    const readable = pages.filter(({ needsScripts }) => !needsScripts).map(({ name }) => name);
    return {
      title: 'Loading',
      method: `Medians of at least ${counted} interleaved rounds, of ratios round by round, with quartiles in brackets; times in milliseconds. Visits end when the page rests, without any input. Blocking is what long tasks take beyond 50 ms each. “No script” is the rendered page, with its rows, without scripts. ${throttlingText}. KB are 1,000 bytes. Requests, KB and the largest paint leave out the hero’s video, requests also preflights.`,
      goals: [
        ...readable.map((page) => ({
          name: `${page}: data on screen ÷ no script`,
          ...ratio(page, [site, noScript], dataOnScreen),
          max: 1.15,
        })),
        ...readable.map((page) => ({
          name: `${page}: data on screen ÷ no script, full cache`,
          ...ratio(page, [withFullCache(site), withFullCache(noScript)], dataOnScreen),
          max: 1.15,
        })),
        {
          name: 'a calculator: data on screen ÷ one bundle',
          ...ratio('a calculator', [site, bundle], dataOnScreen),
          max: 1.05,
        },
        ...pages.map(({ name: page, path }) => ({
          name: `${page}: scripts`,
          ...sample(page, site, scriptKB),
          unit: ' KB',
          // A page without a budget may have no scripts.
          max: pageBudgets[path] ?? 0,
        })),
        ...readable.map((page) => ({
          name: `${page}: scripts with Save-Data`,
          ...sample(page, savingData, scriptKB),
          unit: ' KB',
          max: 20,
        })),
        ...readable.map((page) => ({
          name: `${page}: main thread busy ÷ no script`,
          ...ratio(page, [site, noScript], mainThreadBusy),
          max: 1.6,
        })),
        ...names.flatMap((page) => [
          { name: `${page}: blocking`, ...sample(page, site, blocking), unit: ' ms', max: 100 },
          {
            name: `${page}: longest task`,
            ...sample(page, site, longestTask),
            unit: ' ms',
            max: 100,
          },
        ]),
        ...names.map((page) => ({
          name: `${page}: layout shift`,
          ...sample(page, site, ({ layoutShift }) => layoutShift),
          max: 0.02,
        })),
      ],
      body: table,
    };
  });
}
