/**
 * A new section on a site with a renderer, in the documented order: the section, which no page shows yet, then the
 * shell. Here the representatives are new. The shell was refused while one of its sections was not published.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import type { RegistryFile } from 'shared/registry';
import { artefactFolder } from '../../tools/paths.ts';
import { check, publish, release } from '../../tools/release/release.ts';
import { sectionIn } from '../../tools/release/section.ts';
import { shellIn } from '../../tools/release/shell.ts';
import { withTemporaryFolder } from '../../tools/temporaryFolder.ts';
import { buildVariant } from '../buildVariant.ts';
import { test } from './renderedSite.ts';

test.setTimeout(180_000);

const remote = 'representatives';
const path = '/rappresentanti';

/** The shell before the section existed. */
const withoutSection = (text: string) =>
  text
    .replace(/\n {2}\{\n {4}path: '\/rappresentanti',[\s\S]*?\n {2}\},/, '')
    .replace(/\n {2}\{ remote: 'representatives', group: [^\n]*/, '');

test('a new section is released, then the shell with its places, and is drawn without another renderer', async ({
  page,
  site,
  deployment,
  answer,
}) => {
  const logged: string[] = [];
  const options = { commit: 'journeys', log: (line: string) => void logged.push(line) };
  const older = buildVariant('shell', { edits: { 'src/composition.ts': withoutSection } });
  await test.step('a site without the section', async () => {
    const shell = shellIn(deployment);
    await withTemporaryFolder(async (folder) => {
      const built = { artefact: 'shell', folder: older, version: 'before' } as const;
      const candidate = await shell.prepare(built, 'journeys', folder);
      for (const part of ['needs', 'searchGroups'])
        Object.assign(Reflect.get(candidate.record, part), { [remote]: [] });
      await publish(shell, candidate);
    });
    const file = `${site.folder}/shell/registry.json`;
    const registry: RegistryFile = JSON.parse(readFileSync(file, 'utf8'));
    delete registry.remotes[remote];
    writeFileSync(file, JSON.stringify(registry));
    rmSync(`${site.folder}/${remote}/${remote}`, { recursive: true });
    await expect
      .poll(() => answer(path))
      .toMatchObject({
        status: 404,
        version: expect.stringMatching(/^before-/),
      });
  });
  rmSync(resolve(older, '../..'), { recursive: true });

  const built = {
    artefact: 'shell',
    folder: `${artefactFolder('shell')}/dist`,
    version: 'with-section',
  } as const;
  const next = { ...options, built, routes: [path, '/versioni'] };
  await test.step('the shell may also come first: its place says that the section is not there', () =>
    check(shellIn(deployment), next));

  await test.step('the section, which no page shows yet', async () => {
    const build = {
      artefact: remote,
      folder: `${artefactFolder(remote)}/dist`,
      version: 'first',
    } as const;
    await release(sectionIn(deployment, remote), { ...options, built: build });
    expect(logged.join('\n')).toContain('no page of the live shell shows it yet');
    expect((await answer(path)).status).toBe(404);
  });

  await test.step('the shell with its places', async () => {
    await release(shellIn(deployment), next);
    await expect
      .poll(() => answer(path))
      .toMatchObject({
        status: 200,
        drawn: 'complete',
        version: expect.stringMatching(/^with-section-/),
        html: expect.stringContaining(`data-mf="${remote}"`),
      });
    expect((await answer('/sitemap.xml')).html).toContain(`<loc>${site.url}${path}</loc>`);
    await page.goto(site.url + path);
    await expect(
      page.locator(`main [data-mf="${remote}"]`).getByRole('heading').first(),
    ).toBeVisible();
  });
});
