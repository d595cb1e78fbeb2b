import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { parseRegistry } from 'shared/registry';
import { type Deployment, readDeployment } from '../../tools/release/deployment.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { backendVariable } from '../globalSetup.ts';
import { buildVariant } from '../variant.ts';

interface Online {
  /** A site of its own: these journeys change what is live. */
  online: ServedSite;
  deployment: Deployment;
}

interface Builds {
  /** The folders of two builds of the guides that their team makes next. */
  builds: { second: string; broken: string };
}

/** For journeys that change what is live: each has a whole site of its own. */
export const test = base.extend<Online, Builds>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  online: async ({}, use) => {
    const online = await serveSite(JSON.parse(process.env[backendVariable] ?? '{}'));
    await use(online);
    await online.stop();
  },
  deployment: async ({ online }, use) => use(readDeployment(`${online.folder}/deployment.json`)),
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const second = buildVariant('guides', {
        edits: {
          'src/locales/it.json': (text) => text.replace('"Esplora"', '"Esplora la linea"'),
        },
      });
      const broken = buildVariant('guides', {
        edits: {
          'src/categories/CategoriesPage.tsx': (text) =>
            text.replace(
              'return (',
              "if (typed !== '?') throw new Error('broken on purpose');\nreturn (",
            ),
        },
      });
      await use({ second, broken });
      for (const dist of [second, broken]) {
        rmSync(resolve(dist, '../..'), { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
});

/** The place on a page that the guides fill. */
export const guides = (page: Page) => page.locator('main [data-mf="guides"]');

/** What the registry of a site says of the guides. */
export const liveGuides = ({ folder }: ServedSite) =>
  parseRegistry(JSON.parse(readFileSync(`${folder}/shell/registry.json`, 'utf8'))).remotes.get(
    'guides',
  );
