import { readFileSync, writeFileSync } from 'node:fs';
import type { RegistryFile } from 'shared/registry';
import { publishShell } from '../../../tools/prerender/publish.ts';
import { type BackendReady, configFor } from '../../../tools/site/site.ts';
import { type Route, routes } from '../loading/routes.ts';
import { type Visit, visit } from '../loading/visit.ts';
import type { Section } from '../section.ts';
import { onStage } from '../sites/onStage.ts';
import { openSites } from '../sites/sites.ts';
import type { Stage } from '../sites/stage.ts';
import { report } from './report.ts';
import { grownInstallation, grownRegistry, originOf, type Size, sizes } from './sizes.ts';

const pages: readonly Route[] = [
  ...routes.filter(({ name }) => ['home', 'a course', 'first year'].includes(name)),
  // Of a long list the first courses are shown while the others are read and drawn.
  {
    name: 'first year, to its end',
    path: '/dispense/primo-anno',
    data: '[data-mf="handouts"] ul[aria-busy="false"] a[href^="/dispense/primo-anno/"]',
  },
];

/** The visits of one page at one size. */
export interface Grown {
  size: Size;
  page: string;
  visits: Map<number, Visit>;
}

/** Loads pages of the site as it is and as it may become, in turns. */
export async function measureGrowth(rounds: number): Promise<Section> {
  return onStage(async (stage, browser) => {
    const failures: string[] = [];
    const urls = await openSizes(stage);
    const all: Grown[] = pages.flatMap(({ name: page }) =>
      sizes.map((size) => ({ size, page, visits: new Map() })),
    );
    // The first round only fills the caches of the fronts and of the backends.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { size, page, visits } of all) {
        const route = pages.find(({ name }) => name === page);
        const url = urls.get(size);
        if (!route || !url) continue;
        try {
          const { cold } = await visit(browser, url, route, { again: false, hasData: true });
          if (round > 0) visits.set(round, cold);
        } catch (error) {
          failures.push(`${page} with ${size.name}, round ${round}: ${error}`);
          console.error(failures.at(-1));
        }
      }
      console.log(`growth: round ${round} of ${rounds}`);
    }
    return report(all, browser.version(), failures);
  });
}

/** Serves the site in every size; the sections themselves are the same for all. */
async function openSizes(stage: Stage): Promise<Map<Size, string>> {
  const [asItIs] = sizes;
  const backend = await stage.backend();
  const { 'this site': url } = await openSites(stage, backend, ['this site']);
  const urls = new Map([[asItIs, url]]);
  for (const size of sizes.slice(1)) {
    const { moreHandouts: more } = size;
    const own =
      more > 0
        ? await stage.backend(grownInstallation(`${stage.folder}/installation-${more}`, more))
        : backend;
    urls.set(size, await openSize(stage, own, size));
  }
  return urls;
}

async function openSize(stage: Stage, backend: BackendReady, { remotes, moreHandouts }: Size) {
  const shell = (await stage.built()).find(({ artefact }) => artefact === 'shell');
  if (!shell) throw new Error('The shell is not built.');
  const front = await stage.front();
  const folder = `${stage.folder}/shell-${remotes}-${moreHandouts}`;
  const live: RegistryFile = JSON.parse(
    readFileSync(`${stage.folder}/this/shell/registry.json`, 'utf8'),
  );
  publishShell(folder, shell, configFor(backend, front.url), 'bench');
  // As publishing writes it.
  const registry = JSON.stringify(grownRegistry(live, remotes), null, 2);
  writeFileSync(`${folder}/registry.json`, registry);
  await stage.serve(front, folder, 'shell', backend.url, grownPolicy(live, remotes));
  return front.url;
}

/** The pages' policy names every remote's origin. */
function grownPolicy({ remotes }: RegistryFile, count: number) {
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
