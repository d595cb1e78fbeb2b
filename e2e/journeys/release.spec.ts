import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { artefactFolder } from '../../tools/paths.ts';
import { readHealth } from '../../tools/release/health.ts';
import { promote } from '../../tools/release/promote.ts';
import { NotDeployable, release } from '../../tools/release/release.ts';
import { releaseShell } from '../../tools/release/releaseShell.ts';
import { rollBack } from '../../tools/release/rollback.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { guides, liveGuides, test } from './online.ts';

// One worker builds the versions that all of them release.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

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
  const first = liveGuides(online)?.version;
  const shows = async (label: string) => {
    await page.goto(`${online.url}/guide`);
    await expect(guides(page).getByText(label, { exact: true }).first()).toBeVisible();
  };

  await test.step('v1 is live, and a visitor opens the page', () => shows('Esplora'));

  await test.step('v2 is released', async () => {
    const second = { dist: builds.second, version: 'v2' };
    await release({ ...common, ...second, deployment });
    expect(liveGuides(online)?.version).toBe('v2');
  });

  await test.step('the open page goes on with the version that it began with', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await guides(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guide\/.+/);
    await expect(guides(page).getByRole('listitem').first()).toBeVisible();
    expect(loaded.filter((url) => url.includes('/guides/v2/'))).toEqual([]);
  });

  await test.step('who opens it anew sees v2', () => shows('Esplora la linea'));

  await test.step('v1 is live again', async () => {
    await rollBack(deployment, 'guides');
    expect(liveGuides(online)?.version).toBe(first);
    await shows('Esplora');
  });

  await test.step('v3 is broken, and not released', async () => {
    await release({ ...common, dist: builds.second, version: 'v2', deployment });
    said.length = 0;
    const broken = { ...common, dist: builds.broken, version: 'v3', deployment };
    await expect(release(broken)).rejects.toThrow(NotDeployable);
    expect(said.join('\n')).toMatch(/NO {3}its pages work in the live shell .*\/guide: .*crashed/);
    expect(liveGuides(online)?.version).toBe('v2');
  });

  await test.step('v3 is released all the same: visitors see v2, and it is reported', async () => {
    const broken = { ...common, dist: builds.broken, version: 'v3', deployment };
    await release({ ...broken, force: true });
    expect(liveGuides(online)?.version).toBe('v3');
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
    (path) => /\.(m?js|css)$/.test(path) && !path.includes('singletons'),
  );
  // Entry, script and style.
  expect(files.length).toBeGreaterThanOrEqual(3);
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

test('a worker that was tampered with does not run either', async ({ browser, online }) => {
  const folder = `${online.folder}/handouts/handouts`;
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
    /pdf\.worker.*\.mjs$/.test(file),
  );
  /** As somebody who was never here: the browser keeps a published file for ever. */
  const openPreview = async () => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${online.url}/dispense/secondo-anno/Statistica`);
    await page
      .locator('main')
      .getByRole('button', { name: /^Anteprima/ })
      .first()
      .click();
    return page;
  };
  const page = await openPreview();
  const drawn = page.getByRole('dialog').locator('.textLayer').first();
  await expect(drawn).toContainText(/\w/, { timeout: 30_000 });

  appendFileSync(`${folder}/${path}`, '\n;globalThis.tampered=1;');
  const later = await openPreview();
  await expect(later.getByRole('dialog').getByText('Il file non è arrivato')).toBeVisible();
  expect(later.workers()).toEqual([]);
});

/** What a tampered script or style leaves in the page once it has run. */
function traces(page: Page) {
  return page.evaluate(() => ({
    script: Reflect.get(window, 'tampered'),
    style: getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  }));
}

test('some visitors try a candidate, always the same, and are never left without a section', async ({
  browser,
  online,
  deployment,
  builds,
}) => {
  await release({ ...common, dist: builds.second, version: 'v2', percentage: 10, deployment });
  const shown = async (number: string) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript((drawn) => localStorage.setItem('trial', drawn), number);
    const visitor = await context.newPage();
    await visitor.goto(`${online.url}/guide`);
    const label = await guides(visitor)
      .getByText(/^Esplora/)
      .first()
      .textContent();
    await context.close();
    return label;
  };
  expect(await shown('9')).toBe('Esplora la linea');
  expect(await shown('10')).toBe('Esplora');
  expect(await shown('?')).toMatch(/^Esplora/);

  await test.step('who has drawn no number draws one, and keeps it', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const visitor = await context.newPage();
    const number = () => visitor.evaluate(() => localStorage.getItem('trial'));
    await visitor.goto(`${online.url}/guide`);
    await expect(guides(visitor).getByRole('link').first()).toBeVisible();
    const drawn = await number();
    expect(drawn).toMatch(/^\d\d?$/);
    await visitor.reload();
    await expect(guides(visitor).getByRole('link').first()).toBeVisible();
    expect(await number()).toBe(drawn);
    await context.close();
  });

  await test.step('a candidate that crashes leaves its place to the live version', async () => {
    const broken = { ...common, dist: builds.broken, version: 'v3', percentage: 10, deployment };
    await release({ ...broken, force: true });
    expect(await shown('9')).toBe('Esplora');
  });
});

test('promoting gives everyone a candidate that does well, and takes back one that fails', async ({
  page,
  online,
  deployment,
  builds,
}) => {
  const { url } = online.backend;
  const count = (version: string, loads: number, failures: number) =>
    fetch(`${url}/functions/v1/section-health`, {
      method: 'POST',
      body: JSON.stringify(
        Array.from({ length: 20 }, () => ({ remote: 'guides', version, loads, failures })),
      ),
    });
  await page.addInitScript(() => localStorage.setItem('trial', '5'));
  const options = { deployment, remote: 'guides', log: common.log } as const;

  await test.step('the page of a visitor tells that the candidate failed', async () => {
    const broken = { ...common, dist: builds.broken, version: 'bad', percentage: 10, deployment };
    await release({ ...broken, force: true });
    await page.goto(`${online.url}/guide`);
    await expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();
    await page.goto('about:blank');
    const counted = async () => {
      const health = await readHealth(deployment.readConfig(), 'guides', '2026-01-01');
      return health.get('bad')?.failures ?? 0;
    };
    await expect.poll(counted).toBeGreaterThan(0);
  });

  await test.step('too few have tried it', async () => {
    await expect(promote(options)).rejects.toThrow('Fewer than 50 visits');
    expect(liveGuides(online)?.candidate?.version).toBe('bad');
  });

  await test.step('it failed too often: nobody tries it any more', async () => {
    await count('bad', 10, 5);
    await promote(options);
    expect(liveGuides(online)?.candidate).toBeNull();
    expect(liveGuides(online)?.version).not.toBe('bad');
  });

  await test.step('one that does as well is given to everyone', async () => {
    const good = { ...common, dist: builds.second, version: 'good', percentage: 10, deployment };
    await release(good);
    await count('good', 10, 0);
    await promote(options);
    expect(liveGuides(online)).toMatchObject({ version: 'good', candidate: null });
  });
});

test('a new shell is released only when every live section fits it', async ({
  page,
  online,
  deployment,
}) => {
  const built = { artefact: 'shell', folder: `${artefactFolder('shell')}/dist` } as const;
  const lines: string[] = [];
  const next = { deployment, commit: 'next', log: (line: string) => lines.push(line) };
  const registry = readFileSync(`${online.folder}/shell/registry.json`, 'utf8');

  await test.step('with all six live', async () => {
    await releaseShell({ ...next, shell: { ...built, version: 'next' } });
    expect(lines.filter((line) => line.includes('yes'))).not.toEqual([]);
    await page.goto(`${online.url}/guide`);
    await expect(guides(page).getByRole('link').first()).toBeVisible();
    expect(readFileSync(`${online.folder}/shell/registry.json`, 'utf8')).toBe(registry);
  });

  await test.step('not when one wants what it does not provide', async () => {
    const version = liveGuides(online)?.version;
    const file = `${online.folder}/guides/guides/${version}/release.json`;
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, requires: { react: '^99.0.0' } }));
    lines.length = 0;
    const refused = releaseShell({ ...next, shell: { ...built, version: 'later' } });
    await expect(refused).rejects.toThrow(NotDeployable);
    expect(lines.join('\n')).toMatch(/NO {3}guides fits .*it wants react \^99\.0\.0/);
  });
});
