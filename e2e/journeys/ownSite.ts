import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { overridePortOf, portOf, portVariable } from 'shared/ports';
import { parseRegistry } from 'shared/registry';
import { type Deployment, readDeployment } from '../../tools/deployment.ts';
import { createReleaseRecord } from '../../tools/registry/sectionRecord.ts';
import { NotDeployable, publish, release } from '../../tools/release/release.ts';
import { sectionIn } from '../../tools/release/section.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { buildVariant } from '../buildVariant.ts';
import { backendVariable } from '../globalSetup.ts';

interface OwnSite {
  /** A site for this journey alone, which changes what is live. */
  ownSite: ServedSite;
  deployment: Deployment;
}

interface Builds {
  /** The folders of two further builds of the guides. */
  builds: { second: string; broken: string };
}

/** For journeys that change what is live. */
export const test = base.extend<OwnSite, Builds>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  ownSite: async ({}, use) => {
    // The pages' policy names the port from which guides may be overridden; other journeys run meanwhile.
    const [port = 0] = await freePorts(1);
    process.env[portVariable('guides')] = String(
      port - (overridePortOf('guides') - portOf('guides')),
    );
    const site = await serveSite(JSON.parse(process.env[backendVariable] ?? '{}'));
    await use(site);
    await site.stop();
  },
  deployment: async ({ ownSite }, use) => use(readDeployment(`${ownSite.folder}/deployment.json`)),
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use, { project }) => use(await buildOnce(`${project.outputDir}/builds`)),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const edits = {
  second: {
    'src/locales/it.json': (text: string) => text.replace('"Esplora"', '"Esplora la linea"'),
  },
  broken: {
    'src/categories/CategoriesPage.tsx': (text: string) =>
      text.replace(
        'return (',
        "if (typed !== '?') throw new Error('broken on purpose');\nreturn (",
      ),
  },
};

/** Builds for all workers of a run, or waits for the worker that does. Playwright empties the folder before. */
async function buildOnce(folder: string): Promise<Builds['builds']> {
  const builds = { second: `${folder}/second`, broken: `${folder}/broken` };
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch {
    const isBuilt = () => existsSync(`${folder}/built`);
    await expect.poll(isBuilt, { message: 'another worker builds', timeout: 100_000 }).toBe(true);
    return builds;
  }
  try {
    for (const name of ['second', 'broken'] as const) {
      const dist = buildVariant('guides', { edits: edits[name] });
      cpSync(dist, builds[name], { recursive: true });
      rmSync(resolve(dist, '../..'), { recursive: true, force: true });
    }
    writeFileSync(`${folder}/built`, '');
  } catch (cause) {
    rmSync(folder, { recursive: true });
    throw cause;
  }
  return builds;
}

/** The slot of the guides. */
export const guides = (page: Page) => page.locator('main [data-mf="guides"]');

/** The guides' entry in a site's registry. */
export const liveGuides = ({ folder }: ServedSite) =>
  parseRegistry(JSON.parse(readFileSync(`${folder}/shell/registry.json`, 'utf8'))).remotes.get(
    'guides',
  );

/** Publishes a build of the guides as a forced release does, without asking *can I deploy?* first. */
export async function publishGuides(
  deployment: Deployment,
  dist: string,
  version: string,
  percentage?: number,
): Promise<void> {
  const publishedAt = new Date().toISOString();
  const record = createReleaseRecord('guides', dist, { version, commit: 'journeys', publishedAt });
  const section = sectionIn(deployment, 'guides');
  await publish(section, section.candidate(record, dist), percentage);
}

/** What a release of guides says when *can I deploy?* refuses it; the live version stays. */
export async function refusedRelease(
  { ownSite, deployment }: OwnSite,
  dist: string,
  version: string,
  routes?: readonly string[],
): Promise<string> {
  const live = liveGuides(ownSite)?.version;
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  const built = { artefact: 'guides', folder: dist, version } as const;
  const refused = release(sectionIn(deployment, 'guides'), {
    built,
    commit: 'journeys',
    routes,
    log,
  });
  await expect(refused).rejects.toThrow(NotDeployable);
  expect(liveGuides(ownSite)?.version).toBe(live);
  return logged.join('\n');
}
