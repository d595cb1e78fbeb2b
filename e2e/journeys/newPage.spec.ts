/**
 * A new page on a site with a renderer, in the documented order: the section, then the shell. After a shell's release
 * every page was a frame, the new one answered 404, and the sitemap lacked it, until the renderer was deployed again.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { Deployment } from '../../tools/deployment.ts';
import { artefactFolder } from '../../tools/paths.ts';
import type { Artefact } from '../../tools/release/artefact.ts';
import { rollBack } from '../../tools/release/changeLive.ts';
import { release } from '../../tools/release/release.ts';
import { sectionIn } from '../../tools/release/section.ts';
import { shellIn } from '../../tools/release/shell.ts';
import { buildVariant } from '../buildVariant.ts';
import { startPage } from './fixtures.ts';
import { test } from './renderedSite.ts';

test.setTimeout(180_000);

const newPath = '/guide-nuove';
const newView = { module: 'pages', view: 'newest', path: newPath };
const options = { commit: 'journeys', log: () => {} };

const edits = {
  guides: {
    'section.json': (text: string) => text.replace('"categories"', '"newest", $&'),
    'src/pages.ts': (text: string) =>
      text
        .replace('views: {', "views: { newest: () => import('./categories/CategoriesPage.tsx'),")
        .replace('loaders: {', 'loaders: { newest: loadCategories,'),
  },
  shell: {
    'src/composition.ts': (text: string) =>
      text.replace(
        'export const pages: readonly Page[] = [',
        `$& { path: '${newPath}', view: { remote: 'guides', module: 'pages', view: 'newest' },
          title: { it: 'Guide nuove', en: 'New guides' }, description: { it: 'Nuove', en: 'New' } },`,
      ),
  },
};

/** The shell with the new page, whose record this checkout's composition would not name. */
function withNewPage(deployment: Deployment): Artefact {
  const shell = shellIn(deployment);
  return {
    ...shell,
    prepare: async (...build) => {
      const candidate = await shell.prepare(...build);
      const needs: Record<string, (typeof newView)[]> = Reflect.get(candidate.record, 'needs');
      needs.guides?.push(newView);
      return candidate;
    },
  };
}

test('a new page is released as its section, then its shell, and is drawn without another renderer', async ({
  page,
  site,
  deployment,
  answer,
}) => {
  const guides = buildVariant('guides', { edits: edits.guides });
  const shell = buildVariant('shell', { edits: edits.shell });
  const built = { artefact: 'shell', folder: shell, version: 'with-page' } as const;
  const { version: first } = await answer('/guide');

  await test.step('the section, which no page shows yet', async () => {
    const build = { artefact: 'guides', folder: guides, version: 'with-page' } as const;
    await release(sectionIn(deployment, 'guides'), {
      ...options,
      built: build,
      routes: ['/guide'],
    });
    expect((await answer(newPath)).status).toBe(404);
  });

  await test.step('the shell, although the previous version of the section lacks the view', async () => {
    await release(withNewPage(deployment), { ...options, built, routes: [newPath] });
    await expect
      .poll(() => answer(newPath))
      .toMatchObject({
        drawn: 'complete',
        version: expect.stringMatching(/^with-page-/),
        html: expect.stringContaining('data-mf="guides"'),
      });
    expect((await answer('/guide')).version).toMatch(/^with-page-/);
    expect((await answer('/sitemap.xml')).html).toContain(`<loc>${site.url}${newPath}</loc>`);
    await page.goto(site.url + newPath);
    await startPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide nuove');
  });

  await test.step('a rollback of the shell', async () => {
    await rollBack(shellIn(deployment), options);
    await expect.poll(async () => (await answer('/guide')).version).toBe(first);
    expect((await answer(newPath)).status).toBe(404);
  });
  for (const folder of [guides, shell]) rmSync(resolve(folder, '../..'), { recursive: true });
});

test('a configuration alone is released, and a canary of the shell comes with its content', async ({
  page,
  site,
  deployment,
  answer,
}) => {
  const config = `${site.folder}/config.json`;
  const name = (association: string) =>
    writeFileSync(
      config,
      JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), association }),
    );
  const built = {
    artefact: 'shell',
    folder: `${artefactFolder('shell')}/dist`,
    version: 'same',
  } as const;
  const released = (percentage?: number) =>
    release(shellIn(deployment), {
      ...options,
      built,
      routes: ['/guide'],
      ...(percentage ? { percentage } : {}),
    });

  name('Linea Nuova');
  await released();
  await expect.poll(async () => (await answer('/guide')).html).toMatch(/<title>[^<]*Linea Nuova/);

  name('Linea Canarino');
  const { canary } = await released(10);
  await page.addInitScript(() => localStorage.setItem('canary', '9'));
  const copies: string[] = [];
  page.on('response', async (response) => {
    if (
      response.url().includes(`/shell/${canary?.version}/`) &&
      response.request().isNavigationRequest()
    )
      copies.push(await response.text());
  });
  // The first visit starts its processes.
  await expect(async () => {
    copies.splice(0);
    await page.goto(`${site.url}/guide?q=tesi`);
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    expect(copies[0]).toContain('data-mf="guides"');
  }).toPass();
  expect(page.url()).toBe(`${site.url}/guide?q=tesi`);
  await expect(page).toHaveTitle(/Linea Canarino/);
  await expect(page.locator('main [data-mf="guides"]').getByRole('link').first()).toBeVisible();
});
