import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readDeployment } from '../../tools/deployment.ts';
import { canIDeploy } from '../../tools/release/artefact.ts';
import { promoteTo } from '../../tools/release/promoteTo.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { createOwnRepository, type OwnRepository } from '../ownRepository.ts';
import { guides, liveGuides, publishGuides, refusedRelease, test } from './ownSite.ts';

test.setTimeout(300_000);

/** The release from the team's own repository opens all pages; the other walks only these. */
const aFewRoutes = ['/guide'];

/** The hash of all published files of the shell except the registry. */
function shellFiles({ folder }: ServedSite): string {
  const hash = createHash('sha256');
  const files = readdirSync(`${folder}/shell`, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== 'registry.json')
    .map((file) => `${file.parentPath}/${file.name}`)
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function editText(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

/** Writes a deployment file with two sites as environments. */
function writeEnvironments(staging: ServedSite, production: ServedSite): string {
  const installation = ({ folder }: ServedSite) => {
    const file = JSON.parse(readFileSync(`${folder}/deployment.json`, 'utf8'));
    const at = (where: { folder: string }) => ({ ...where, folder: `${folder}/${where.folder}` });
    return {
      ...file,
      config: `${folder}/${file.config}`,
      registry: at(file.registry),
      sections: { guides: at(file.sections.guides) },
    };
  };
  const path = `${staging.folder}/environments.json`;
  const environments = { staging: installation(staging), production: installation(production) };
  writeFileSync(path, JSON.stringify({ environments }));
  return path;
}

/** Makes a folder a repository in which everything is committed. */
function commitAll(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '.');
  const author = ['-c', 'user.name=Guides', '-c', 'user.email=guides@linea.example'];
  git(...author, 'commit', '--quiet', '--message', 'feat: explore from outside');
}

/** Runs `linea dev` until what it serves is built. */
async function developFrom({ folder, program }: OwnRepository, deployment: string) {
  const args = [program, 'dev', '--deployment', deployment];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const opened = /Open (\S+override=guides@(\S+))/;
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(opened);
  const [, link = '', entry = ''] = opened.exec(printed) ?? [];
  const status = () => fetch(entry).then((response) => response.status);
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  const address = link.replace('/?', '/guide?');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { address, stop };
}

test('a team releases, rolls back and breaks its section; the shell never changes', async ({
  page,
  ownSite,
  deployment,
  builds,
}) => {
  // Two of its steps build in a repository of their own.
  test.slow();
  const before = shellFiles(ownSite);
  const first = liveGuides(ownSite)?.version;
  const shows = async (label: string) => {
    await page.goto(`${ownSite.url}/guide`);
    await expect(guides(page).getByText(label, { exact: true }).first()).toBeVisible();
  };

  await test.step('v1 is live', () => shows('Esplora'));

  const own = await createOwnRepository('guides');
  const production = await serveSite(ownSite.backend);
  const environments = writeEnvironments(ownSite, production);
  const staging = ['--deployment', environments, '--environment', 'staging'];
  await test.step('one tab of the site shows what is edited in a repository of its own', async () => {
    commitAll(own.folder);
    editText(`${own.folder}/src/locales/it.json`, '"Esplora"', '"Esplora da fuori"');
    const { address, stop } = await developFrom(own, `${ownSite.folder}/deployment.json`);
    await page.goto(address);
    await page.getByRole('button', { name: 'Usa in questa scheda' }).click();
    await expect(page.getByText('In questa scheda carichi dal tuo computer')).toBeVisible();
    await shows('Esplora da fuori');
    await page.getByRole('button', { name: 'Torna al sito pubblicato' }).click();
    await shows('Esplora');
    await stop();
  });

  await test.step('the next version is released from there', async () => {
    await expect(own.linea('release', ...staging)).rejects.toThrow(/Commit first.*it\.json/s);
    commitAll(own.folder);
    const printed = await own.linea('release', ...staging);
    expect(printed).toMatch(/yes {2}the browser hydrates .* 8 pages$/m);
    expect(printed).toContain(`live      ${liveGuides(ownSite)?.version}`);
  });

  await test.step('an open page keeps its version', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await guides(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guide\/.+/);
    await expect(guides(page).getByRole('listitem').first()).toBeVisible();
    const next = `/guides/${liveGuides(ownSite)?.version}/`;
    expect(loaded.filter((url) => url.includes(next))).toEqual([]);
  });

  await test.step('a new page load shows it', () => shows('Esplora da fuori'));

  await test.step('it is promoted to production without a build', async () => {
    rmSync(`${own.folder}/src`, { recursive: true });
    const version = liveGuides(ownSite)?.version;
    expect(liveGuides(production)?.version).toBe(first);
    await promoteTo({
      remote: 'guides',
      from: readDeployment(environments, 'staging'),
      to: readDeployment(environments, 'production'),
      log: () => {},
      ask: (candidate) => canIDeploy(candidate, aFewRoutes),
    });
    expect(liveGuides(production)?.version).toBe(version);
    await page.goto(`${production.url}/guide`);
    await expect(guides(page).getByText('Esplora da fuori').first()).toBeVisible();
    await production.stop();
    mkdirSync(`${own.folder}/src`);
    await expect(own.linea('check', ...staging)).rejects.toThrow('has no test file');
  });

  await test.step('v1 is live again after a rollback', async () => {
    await own.linea('rollback', ...staging);
    own.remove();
    expect(liveGuides(ownSite)?.version).toBe(first);
    await shows('Esplora');
  });

  await test.step('a broken v3 is not released', async () => {
    await publishGuides(deployment, builds.second, 'v2');
    expect(await refusedRelease({ ownSite, deployment }, builds.broken, 'v3', aFewRoutes)).toMatch(
      /NO {3}its pages work in the live shell .*\/guide \(it\): .*crashed/,
    );
    expect(liveGuides(ownSite)?.version).toBe('v2');
  });

  await test.step('visitors see v2 when v3 is forced, and it is reported', async () => {
    await publishGuides(deployment, builds.broken, 'v3');
    expect(liveGuides(ownSite)?.version).toBe('v3');
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await shows('Esplora la linea');
    expect(reports.join('\n')).toContain('categories crashed (version v3); v2 takes its place');
    await expect(page.getByText('Sezione fuori servizio')).toHaveCount(0);
  });

  expect(shellFiles(ownSite)).toBe(before);
});
