import { throttlingText } from '../phone.ts';
import type { Section } from '../report/section.ts';
import { openNoScript, openOneBundle, openThisSite } from '../sites/sites.ts';
import { withTestbed } from '../sites/testbed.ts';
import { dataOnScreen, measureVisits, withFullCache } from './measureVisits.ts';
import { pages } from './pages.ts';

/** The site's pages, compared with one bundle and with a page without scripts. */
export async function measureLoading(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const [site, bundle, noScript] = ['this site', 'one bundle', 'no script'] as const;
    const backend = await testbed.startBackend();
    const url = await openThisSite(testbed, backend);
    const sites = [
      { name: site, url, isRepeated: true },
      { name: bundle, url: await openOneBundle(testbed, backend), isRepeated: true },
      {
        name: noScript,
        url: await openNoScript(testbed, backend, url),
        isRepeated: true,
        hasScripts: false,
      },
    ];
    const { counted, medianOf, ratio, table } = await measureVisits(testbed, sites, pages, rounds);
    const names = pages.map(({ name }) => name);
    const readable = pages.filter(({ needsScripts }) => !needsScripts).map(({ name }) => name);
    return {
      title: 'Loading',
      method: `Medians of at least ${counted} interleaved rounds, of ratios round by round, with quartiles in brackets; times in milliseconds. “No script” is the rendered page, with its rows, without scripts. ${throttlingText}. KB are 1,000 bytes. Requests, KB and the largest paint leave out the hero’s video, requests also preflights.`,
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
        ...names.map((page) => ({
          name: `${page}: script bytes ÷ one bundle`,
          ...ratio(page, [site, bundle], ({ scriptBytes }) => scriptBytes),
          max: 1.25,
        })),
        ...names.map((page) => ({
          name: `${page}: layout shift`,
          measured: medianOf(page, site, ({ layoutShift }) => layoutShift),
          max: 0.02,
        })),
      ],
      body: table,
    };
  });
}
