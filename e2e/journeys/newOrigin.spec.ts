/**
 * A section that moves to another origin, of which the host's policy does not know. Its release failed with an
 * error of the browser's driver, and that of a shell said yes: visitors would have seen an outage.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readDeployment } from '../../tools/deployment.ts';
import { check, NotDeployable, release } from '../../tools/release/release.ts';
import { sectionIn } from '../../tools/release/section.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import { guides, liveGuides, test } from './ownSite.ts';

test.setTimeout(120_000);

test('a section moves to a new origin once the host’s policy allows it', async ({
  page,
  ownSite,
  builds,
}) => {
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const file = `${ownSite.folder}/deployment.json`;
  const deployment = JSON.parse(readFileSync(file, 'utf8'));
  deployment.sections.guides.url = origin;
  writeFileSync(file, JSON.stringify(deployment));
  const section = sectionIn(readDeployment(file), 'guides');
  const logged: string[] = [];
  const built = { artefact: 'guides', folder: builds.second, version: 'moved' } as const;
  const options = {
    built,
    commit: 'journeys',
    routes: ['/guide'],
    log: (line: string) => void logged.push(line),
  };

  await expect(check(section, options)).rejects.toThrow(NotDeployable);
  expect(logged.join('\n')).toMatch(/NO .*policy.*script-src lacks http:\/\/localhost:\d+/);
  expect(logged.join('\n')).toContain('write the hosting kit again');

  // The host, with the kit of the new deployment file.
  await ownSite.stopServer('shell');
  await ownSite.startServer('shell');
  const moved = await serve({ folder: `${ownSite.folder}/guides`, port });
  try {
    await release(section, options);
    expect(liveGuides(ownSite)?.entry.url).toBe(`${origin}/guides/moved/remoteEntry.js`);
    await page.goto(`${ownSite.url}/guide`);
    await expect(guides(page).getByText('Esplora la linea', { exact: true }).first()).toBeVisible();
  } finally {
    moved.close();
  }
});
