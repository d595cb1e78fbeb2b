import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { parseRegistry } from 'shared/registry';
import { type Deployment, readDeployment } from '../../shell/release/deployment.ts';
import { rollBack } from '../../shell/release/goBack.ts';
import { NotDeployable, release } from '../../shell/release/release.ts';
import { backendVariable } from '../globalSetup.ts';
import { type ServedSite, serveSite } from '../site.ts';
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

const test = base.extend<Online, Builds>({
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
        'src/texts/it.json': (text) => text.replace('"Esplora"', '"Esplora la linea"'),
      });
      const broken = buildVariant('guides', {
        'src/categories/CategoriesPage.tsx': (text) =>
          text.replace(
            'return (',
            "if (typed !== '?') throw new Error('broken on purpose');\nreturn (",
          ),
      });
      await use({ second, broken });
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(180_000);

const guides = (page: Page) => page.locator('main [data-mf="guides"]');
const liveVersion = ({ folder }: ServedSite) =>
  parseRegistry(JSON.parse(readFileSync(`${folder}/shell/registry.json`, 'utf8'))).remotes.get(
    'guides',
  )?.version;

/** The hash of everything that the shell published, but for the registry. */
function shellFiles({ folder }: ServedSite): string {
  const hash = createHash('sha256');
  const files = readdirSync(`${folder}/shell`, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== 'registry.json')
    .map((file) => `${file.parentPath}/${file.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const said: string[] = [];
const common = {
  remote: 'guides',
  commit: 'journeys',
  log: (line: string) => said.push(line),
} as const;

test('a team releases, goes back and breaks its section, and the shell never changes', async ({
  page,
  online,
  deployment,
  builds,
}) => {
  const before = shellFiles(online);
  const first = liveVersion(online);
  const shows = async (label: string) => {
    await page.goto(`${online.url}/guide`);
    await expect(guides(page).getByText(label, { exact: true }).first()).toBeVisible();
  };

  await test.step('v1 is live, and a visitor opens the page', () => shows('Esplora'));

  await test.step('v2 is released', async () => {
    const second = { dist: builds.second, version: 'v2' };
    await release({ ...common, ...second, deployment });
    expect(liveVersion(online)).toBe('v2');
  });

  await test.step('the open page keeps working, with code that it had not loaded yet', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await guides(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guide\/.+/);
    await expect(guides(page).getByRole('listitem').first()).toBeVisible();
    expect(loaded.filter((url) => url.includes(`/guides/${first}/static/`))).not.toEqual([]);
    expect(loaded.filter((url) => url.includes('/guides/v2/'))).toEqual([]);
  });

  await test.step('who opens it anew sees v2', () => shows('Esplora la linea'));

  await test.step('v1 is live again', async () => {
    await rollBack(deployment, 'guides');
    expect(liveVersion(online)).toBe(first);
    await shows('Esplora');
  });

  await test.step('v3 is broken, and not released', async () => {
    await release({ ...common, dist: builds.second, version: 'v2', deployment });
    said.length = 0;
    const broken = { ...common, dist: builds.broken, version: 'v3', deployment };
    await expect(release(broken)).rejects.toThrow(NotDeployable);
    expect(said.join('\n')).toMatch(/NO {3}its pages work in the live shell .*\/guide: .*crashed/);
    expect(liveVersion(online)).toBe('v2');
  });

  await test.step('v3 is released all the same: visitors see v2, and it is reported', async () => {
    const broken = { ...common, dist: builds.broken, version: 'v3', deployment };
    await release({ ...broken, force: true });
    expect(liveVersion(online)).toBe('v3');
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await shows('Esplora la linea');
    expect(reports.join('\n')).toContain('categories crashed (version v3); v2 takes its place');
    await expect(page.getByText('Fermata fuori servizio')).toHaveCount(0);
  });

  expect(shellFiles(online)).toBe(before);
});

test('a file that was tampered with never runs: visitors see the version before', async ({
  page,
  online,
  deployment,
  builds,
}) => {
  await release({ ...common, dist: builds.second, version: 'v2', deployment });
  const folder = `${online.folder}/guides/guides/v2`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(js|css)$/.test(path) && !path.includes('singletons'),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const path of files) {
    await test.step(path, async () => {
      const file = `${folder}/${path}`;
      const published = readFileSync(file);
      const poison = path.endsWith('.css') ? '\n:root{--tampered:1}' : '\n;window.tampered=1;';
      appendFileSync(file, poison);
      let asked = false;
      for (const language of ['it', 'en']) {
        const fresh = await page.context().browser()?.newPage({ serviceWorkers: 'block' });
        if (!fresh) throw new Error('There is no browser.');
        fresh.on('request', (request) => {
          asked ||= request.url().includes(`/guides/v2/${path}`);
        });
        await fresh.goto(`${online.url}/guide?lang=${language}`);
        await guides(fresh).getByRole('link').first().click();
        await expect(guides(fresh).getByRole('listitem').first()).toBeVisible();
        expect(await traces(fresh)).toEqual({ script: undefined, style: '' });
        await fresh.close();
      }
      expect(asked).toBe(true);
      writeFileSync(file, published);
    });
  }
});

/** What a tampered script or style leaves in the page once it has run. */
function traces(page: Page) {
  return page.evaluate(() => ({
    script: Reflect.get(window, 'tampered'),
    style: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }));
}
