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
    const sites = [
      { name: site, url: await openThisSite(testbed, backend), isRepeated: true },
      { name: bundle, url: await openOneBundle(testbed, backend), isRepeated: true },
      { name: noScript, url: await openNoScript(testbed, backend), hasScripts: false },
    ];
    const { counted, medianOf, ratio, table } = await measureVisits(testbed, sites, pages, rounds);
    const names = pages.map(({ name }) => name);
    return {
      title: 'Loading',
      method: `Medians of at least ${counted} interleaved rounds, of ratios round by round, with quartiles in brackets; times in milliseconds. ${throttlingText}. KB are 1,000 bytes. Requests, KB and the largest paint leave out the hero’s video, requests also preflights.`,
      goals: [
        {
          name: 'home: largest paint ÷ page without scripts',
          ...ratio('home', [site, noScript], ({ largestPaint }) => largestPaint),
          max: 1.1,
        },
        ...names
          .filter((page) => page !== 'home')
          .map((page) => ({
            name: `${page}: data on screen ÷ one bundle`,
            ...ratio(page, [site, bundle], dataOnScreen),
            max: 1.05,
          })),
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
        ...names.map((page) => ({
          name: `${page}: data on screen, full cache ÷ empty cache`,
          ...ratio(page, [withFullCache(site), site], dataOnScreen),
          max: 0.25,
        })),
      ],
      body: table,
    };
  });
}
