import { readFileSync, writeFileSync } from 'node:fs';
import type { RegistryFile } from 'shared/registry';
import { publishShell } from '../../tools/prerender/publishShell.ts';
import { type BackendReady, configFor } from '../../tools/site/site.ts';
import { throttlingText } from '../browser.ts';
import { pages as allPages, type MeasuredPage } from '../loading/pages.ts';
import { type Visit, visit } from '../loading/visit.ts';
import { environment, failureLog, measuredIn, type Section, table } from '../report/section.ts';
import { formatSample, pairedRatios } from '../report/statistics.ts';
import { openSites } from '../sites/sites.ts';
import { type Testbed, withTestbed } from '../sites/testbed.ts';
import {
  baseline,
  demonstrationHandouts,
  largerInstallation,
  largerRegistry,
  originOf,
  type Size,
  sizes,
} from './sizes.ts';

const pages: readonly MeasuredPage[] = [
  ...allPages.filter(({ name }) => ['home', 'a course', 'first year'].includes(name)),
  // The first courses of a long list are on screen while the others are fetched.
  {
    name: 'first year, to its end',
    path: '/dispense/primo-anno',
    dataSelector: '[data-mf="handouts"] ul[aria-busy="false"] a[href^="/dispense/primo-anno/"]',
  },
];

interface Sample {
  page: MeasuredPage;
  size: Size;
  visits: Map<number, Visit>;
}

const dataOnScreen = (timings: Visit) => timings.dataOnScreen;

/** Loads pages of the site at each size in interleaved rounds. */
export async function measureGrowth(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const { browser } = testbed;
    const { failures, attempt } = failureLog();
    const urls = await openSizes(testbed);
    const samples: Sample[] = pages.flatMap((page) =>
      sizes.map((size) => ({ page, size, visits: new Map() })),
    );
    // Round 0 fills the caches of proxies and backends and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { page, size, visits } of samples) {
        await attempt(`${page.name} with ${size.name}, round ${round}`, async () => {
          const url = urls.get(size) ?? '';
          const { cold } = await visit(browser, url, page, { repeat: false, hasData: true });
          if (round > 0) visits.set(round, cold);
        });
      }
      console.log(`growth: round ${round} of ${rounds}`);
    }
    return section(samples, browser.version(), failures);
  });
}

/** Serves the site in every size; all sizes use the same remotes. */
async function openSizes(testbed: Testbed): Promise<Map<Size, string>> {
  const backend = await testbed.startBackend();
  const urlOf = await openSites(testbed, backend, ['this site']);
  const urls = new Map([[baseline, urlOf('this site')]]);
  for (const size of sizes.filter((one) => one !== baseline)) {
    const { addedHandouts } = size;
    const folder = `${testbed.folder}/installation-${addedHandouts}`;
    const own =
      addedHandouts > 0
        ? await testbed.startBackend(largerInstallation(folder, addedHandouts))
        : backend;
    urls.set(size, await openSize(testbed, own, size));
  }
  return urls;
}

async function openSize(testbed: Testbed, backend: BackendReady, size: Size): Promise<string> {
  const shell = (await testbed.built()).find(({ artefact }) => artefact === 'shell');
  if (!shell) throw new Error('The shell is not built.');
  const proxy = await testbed.openProxy();
  const folder = `${testbed.folder}/shell-${size.remotes}-${size.addedHandouts}`;
  const live: RegistryFile = JSON.parse(
    readFileSync(`${testbed.folder}/federated/shell/registry.json`, 'utf8'),
  );
  publishShell(folder, shell, configFor(backend, proxy.url), 'bench');
  // Formatted as publishing formats it, because its size is part of what is measured.
  const registry = JSON.stringify(largerRegistry(live, size.remotes), null, 2);
  writeFileSync(`${folder}/registry.json`, registry);
  await testbed.serveFolder(proxy, folder, 'shell', backend.url, largerPolicy(live, size.remotes));
  return proxy.url;
}

/** The pages' content security policy names the origin of every remote. */
function largerPolicy({ remotes }: RegistryFile, count: number) {
  const [first] = Object.values(remotes);
  const known = first ? new URL(first.entry.url).origin : '';
  const added = Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => number > Object.keys(remotes).length)
    .map(originOf);
  return (name: string, value: string) =>
    name === 'content-security-policy'
      ? value.replaceAll(known, [known, ...added].join(' '))
      : value;
}

function section(samples: readonly Sample[], chromium: string, failures: string[]): Section {
  const counted = Math.min(...samples.map(({ visits }) => visits.size));
  const ratiosOf = ({ page, visits }: Sample) => {
    const base = samples.find((sample) => sample.page === page && sample.size === baseline);
    return pairedRatios(visits, base?.visits ?? new Map<number, Visit>(), dataOnScreen);
  };
  return {
    title: 'Growth',
    environment: environment(
      `Medians of at least ${counted} interleaved rounds with an empty cache, of ratios round by round, with quartiles in brackets; times in milliseconds. ${throttlingText}. The baseline has ${baseline.remotes} remotes and ${demonstrationHandouts} handouts. Added remotes are in the registry and in the policy; no page uses them.`,
      chromium,
    ),
    goals: samples
      .filter(({ size }) => size !== baseline)
      .map((sample) => ({
        name: `${sample.page.name} with ${sample.size.name}: data on screen ÷ baseline`,
        ...measuredIn(ratiosOf(sample)),
        max: 1.05,
      })),
    body: table(
      ['page', 'size', 'largest paint', 'data on screen', 'requests', 'KB'],
      samples.map(({ page, size, visits }) => {
        const values = [...visits.values()];
        return [
          page.name,
          size.name,
          formatSample(values.map(({ largestPaint }) => largestPaint)),
          formatSample(values.map(dataOnScreen)),
          formatSample(values.map(({ requests }) => requests)),
          formatSample(values.map(({ bytes }) => bytes / 1000)),
        ];
      }),
      2,
    ),
    failures,
  };
}
