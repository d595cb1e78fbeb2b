import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { remoteNames } from 'shared/contract';
import { shellVersionsId } from '../../shell/src/boot/shellVersions.ts';
import type { Deployment } from '../../tools/deployment.ts';
import { artefactFolder, root } from '../../tools/paths.ts';
import { readEntry } from '../../tools/registry/entries.ts';
import { promote, rollBack } from '../../tools/release/changeLive.ts';
import { NotDeployable, release } from '../../tools/release/release.ts';
import { shellIn } from '../../tools/release/shell.ts';
import { buildVariant } from '../buildVariant.ts';
import { crashingShell } from './crashingShell.ts';
import { guides, liveGuides, publishGuides, test } from './ownSite.ts';
import { countIdentities, oneOfEach } from './sharedIdentities.ts';

// In one worker, which builds the versions once.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const shellBuild = { artefact: 'shell', folder: `${artefactFolder('shell')}/dist` } as const;
const liveShell = async (deployment: Deployment) => (await readEntry(shellIn(deployment))).version;
const logged: string[] = [];
const log = (line: string) => logged.push(line);
// Of the routes only those that tell versions apart: a release opens all of them.
const common = { commit: 'journeys', routes: ['/guide'], log };

test.beforeEach(() => logged.splice(0));

/** The version of the shell that a page was loaded with. */
function shellOf(page: Page): Promise<string> {
  return page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}').version,
    shellVersionsId,
  );
}

/** The versions of React that the shell provides to sections. */
function providedReact(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shareScopeMap } = Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__[0];
    return Object.keys(shareScopeMap.default.react);
  });
}

const showsGuides = (page: Page) => expect(guides(page).getByRole('link').first()).toBeVisible();

test('a shell is tried with all sections, released and rolled back in seconds, and open pages keep theirs', async ({
  page,
  context,
  ownSite,
  deployment,
  builds,
}) => {
  // The canary of the guides is broken, which is not the shell's fault.
  await publishGuides(deployment, builds.second, 'v2');
  await publishGuides(deployment, builds.broken, 'v3', 10);
  await context.addInitScript(() => localStorage.setItem('canary', '50'));
  const registry = readFileSync(`${ownSite.folder}/shell/registry.json`, 'utf8');
  const first = await liveShell(deployment);
  await page.goto(`${ownSite.url}/guide`);
  await showsGuides(page);

  const next = { ...shellBuild, version: 'next' };
  const { version: second } = await release(shellIn(deployment), { ...common, built: next });
  const words = logged.join('\n');
  expect(words).toMatch(/yes {2}its pages work with the live sections +2 pages seen$/m);
  expect(words).toMatch(/yes {2}its pages work with the previous sections +2 pages seen$/m);
  expect(words).toMatch(
    /its pages work with the sections’ canaries +2 pages seen, as broken as in the live shell: \/guide \(it\), \/guide \(en\)$/m,
  );
  expect(readFileSync(`${ownSite.folder}/shell/registry.json`, 'utf8')).toBe(registry);

  await test.step('two versions are open at the same time', async () => {
    const later = await context.newPage();
    await later.goto(`${ownSite.url}/guide`);
    for (const one of [page, later]) {
      await guides(one).getByRole('link').first().click();
      await expect(guides(one).getByRole('listitem').first()).toBeVisible();
    }
    expect([await shellOf(page), await shellOf(later)]).toEqual([first, second]);
    await later.close();
  });

  await test.step('a rollback takes seconds, and refuses what is damaged', async () => {
    const folder = `${ownSite.folder}/shell/shell/${first}`;
    const frame = readFileSync(`${folder}/guide/index.html`, 'utf8');
    writeFileSync(`${folder}/guide/index.html`, 'damaged');
    const goBack = () => rollBack(shellIn(deployment), { log });
    await expect(goBack()).rejects.toThrow('guide/index.html has another content');
    expect(await liveShell(deployment)).toBe(second);
    writeFileSync(`${folder}/guide/index.html`, frame);
    const started = performance.now();
    await goBack();
    expect(performance.now() - started).toBeLessThan(10_000);
    await page.goto(`${ownSite.url}/guide`);
    await showsGuides(page);
    expect(await shellOf(page)).toBe(first);
  });
});

test('a shell that crashes when it starts is refused, and survived when it is forced', async ({
  page,
  ownSite,
  deployment,
}) => {
  const first = await liveShell(deployment);
  const built = crashingShell('crashing');
  const shell = shellIn(deployment);
  try {
    const options = { ...common, built };
    await expect(release(shell, options)).rejects.toThrow(NotDeployable);
    expect(logged.join('\n')).toMatch(/NO .*\/guide \(it\): the shell does not start/);
    expect(await liveShell(deployment)).toBe(first);

    await release(shell, { ...options, routes: [], force: true });
  } finally {
    built.remove();
  }
  const broken = await liveShell(deployment);
  expect(broken).toMatch(/^crashing-/);

  await test.step('visitors get the shell before it by themselves, at the same address', async () => {
    const address = `${ownSite.url}/guide?q=tesi#contenuto`;
    await page.goto(address);
    await showsGuides(page);
    expect(page.url()).toBe(address);
    expect(await shellOf(page)).toBe(first);
  });

  await test.step('the page of versions says so', async () => {
    await page.goto(`${ownSite.url}/versioni`);
    const card = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Struttura del sito' }),
    });
    await expect(card).toContainText('versione precedente');
    await expect(card).toContainText(`La versione pubblicata, ${broken}, non si avvia`);
  });

  await test.step('a rollback ends it', async () => {
    await rollBack(shellIn(deployment), { log });
    await page.goto(`${ownSite.url}/guide`);
    await showsGuides(page);
    expect(await shellOf(page)).toBe(first);
  });
});

test('a canary of the shell waits for what sections require, reaches its share of devices, and is promoted', async ({
  browser,
  ownSite,
  deployment,
}) => {
  const live = await liveShell(deployment);
  const shell = shellIn(deployment);
  const options = { ...common, built: { ...shellBuild, version: 'canary' } };

  await test.step('it is refused while a live section requires what it does not provide', async () => {
    const version = liveGuides(ownSite)?.version;
    const file = `${ownSite.folder}/guides/guides/${version}/release.json`;
    const record = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(record), requires: { react: '^99.0.0' } }));
    await expect(release(shell, { ...options, routes: [] })).rejects.toThrow(NotDeployable);
    expect(logged.join('\n')).toMatch(/NO {3}guides fits .*it wants react \^99\.0\.0/);
    writeFileSync(file, record);
  });

  const { canary } = await release(shell, { ...options, percentage: 10 });
  expect(await shellFor(browser, ownSite.url, '10')).toBe(live);
  expect(await shellFor(browser, ownSite.url, '9')).toBe(canary?.version);
  await promote(shell, { log, force: true });
  expect(await shellFor(browser, ownSite.url, '10')).toBe(canary?.version);
});

/** The shell that a visitor with a number gets. */
async function shellFor(browser: Browser, site: string, number: string): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript((value) => localStorage.setItem('canary', value), number);
  const visitor = await context.newPage();
  await visitor.goto(`${site}/guide`);
  await showsGuides(visitor);
  expect(visitor.url()).toBe(`${site}/guide`);
  const version = await shellOf(visitor);
  await context.close();
  return version;
}

// The other order, a section built with other versions in this shell, is in remoteToolVersions.spec.ts.
test('a shell built with other versions of its tools runs the sections of this checkout', async ({
  page,
  ownSite,
  deployment,
}) => {
  const installed = (name: string) => realpathSync(`${root}e2e/node_modules/${name}`);
  // Other packages would bring the React of this checkout beside it.
  const alias = { react: installed('react-older'), 'react-dom': installed('react-dom-older') };
  const resolved = `resolve: { alias: ${JSON.stringify(alias)} },`;
  const folder = buildVariant('shell', {
    packages: ['rsbuild-older', 'zod-older', 'tailwindcss-older', 'tailwindcss-postcss-older'],
    edits: {
      '../shared/src/build/base.ts': (text) =>
        text.replace('base = defineConfig({', `base = defineConfig({ ${resolved}`),
      '../shared/src/build/scripts.ts': (text) =>
        text.replace('plugins: [pluginReact()],', `plugins: [pluginReact()], ${resolved}`),
    },
  });
  const built = { artefact: 'shell', folder, version: 'older-tools' } as const;
  try {
    await release(shellIn(deployment), { ...common, built, routes: [] });
  } finally {
    rmSync(resolve(folder, '../..'), { recursive: true });
  }
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${ownSite.url}/guide`);
  await showsGuides(page);
  expect(await shellOf(page)).toMatch(/^older-tools-/);
  expect(await countIdentities(page, remoteNames)).toEqual(oneOfEach);
  const { version } = JSON.parse(readFileSync(`${alias.react}/package.json`, 'utf8'));
  expect(await providedReact(page)).toEqual([version]);
  expect(errors).toEqual([]);
});
