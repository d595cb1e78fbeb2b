import { readFileSync } from 'node:fs';
import type { RegistryFile } from 'shared/registry';
import type { BackendReady } from '../../tools/site/site.ts';
import { dataOnScreen, type MeasuredSite, measureVisits } from '../loading/measureVisits.ts';
import { pages as allPages, type MeasuredPage } from '../loading/pages.ts';
import { throttlingText } from '../phone.ts';
import type { Section } from '../report/section.ts';
import { openShell, openThisSite } from '../sites/sites.ts';
import { type Testbed, withTestbed } from '../sites/testbed.ts';
import { largerInstallation, largerRegistry } from './larger.ts';

const demonstrationHandouts = 162;

interface Size {
  name: string;
  /** Together with those of the site. */
  remotes?: number;
  /** Beside those of the demonstration. */
  addedHandouts?: number;
  /** How much longer a year's page may take. */
  maxOfYear?: number;
}

const sizes: readonly Size[] = [
  { name: '20 remotes', remotes: 20 },
  { name: '60 remotes', remotes: 60 },
  { name: '1,620 handouts', addedHandouts: 9 * demonstrationHandouts, maxOfYear: 1.1 },
  { name: '100,000 handouts', addedHandouts: 100_000, maxOfYear: 1.3 },
];

const baseline = 'baseline';
const yearPath = '/dispense/primo-anno';

const pages: readonly MeasuredPage[] = [
  ...allPages.filter(({ name }) => ['home', 'a course', 'first year'].includes(name)),
  {
    name: 'first year, to its end',
    path: yearPath,
    // What follows the list.
    dataSelector: '[data-mf="handouts"] ul[aria-label] ~ *',
  },
];

/** How much longer the site's pages take when it is larger. */
export async function measureGrowth(rounds: number): Promise<Section> {
  return withTestbed(async (testbed) => {
    const backend = await testbed.startBackend();
    const sites: MeasuredSite[] = [{ name: baseline, url: await openThisSite(testbed, backend) }];
    for (const size of sizes) {
      sites.push({ name: size.name, url: await openSize(testbed, backend, size) });
    }
    const { counted, ratio, table } = await measureVisits(testbed, sites, pages, rounds);
    return {
      title: 'Growth',
      method: `Medians of at least ${counted} interleaved rounds with an empty cache, of ratios round by round, with quartiles in brackets; times in milliseconds. ${throttlingText}. The baseline has 6 remotes and ${demonstrationHandouts} handouts, 6 of them of the course; with more handouts, it has 300. Added remotes are in the registry and in the policy; no page uses them.`,
      goals: pages.flatMap(({ name: page, path }) =>
        sizes.map(({ name: size, remotes, maxOfYear = 1.05 }) => ({
          name: `${page} with ${size}: data on screen ÷ baseline`,
          ...ratio(page, [size, baseline], dataOnScreen),
          max: remotes ? 1.03 : path === yearPath ? maxOfYear : 1.05,
        })),
      ),
      body: table,
    };
  });
}

/** Serves the site in one size, with the remotes of the baseline; resolves with its URL. */
async function openSize(
  testbed: Testbed,
  backend: BackendReady,
  { name, remotes = 0, addedHandouts = 0 }: Size,
): Promise<string> {
  const folder = `${testbed.folder}/${name}`;
  const ownBackend =
    addedHandouts > 0
      ? await testbed.startBackend(largerInstallation(`${folder}/installation`, addedHandouts))
      : backend;
  const shell = testbed.built.find(({ artefact }) => artefact === 'shell');
  if (!shell) throw new Error('The shell is not built.');
  const live: RegistryFile = JSON.parse(
    readFileSync(`${testbed.folder}/federated/shell/registry.json`, 'utf8'),
  );
  const registry = largerRegistry(live, remotes);
  return openShell(testbed, shell, `${folder}/shell`, registry, {
    backend: ownBackend,
    isRendered: true,
    rewriteHeader: (header, value) => {
      if (header !== 'content-security-policy') return value;
      // The pages' policy names the origin of every remote.
      const [known = '', ...others] = originsOf(live);
      const added = originsOf(registry).filter((origin) => !others.includes(origin));
      return value.replaceAll(known, added.join(' '));
    },
  });
}

function originsOf({ remotes }: RegistryFile): string[] {
  return Object.values(remotes).map(({ entry }) => new URL(entry.url).origin);
}
