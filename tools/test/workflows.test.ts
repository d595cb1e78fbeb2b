// A push released nothing: with a slash at its end, git's pattern for sections matches no file. The zeros of a first push
// and a deleted section would have stopped a release. Pages were rendered by the newest shell, because `jq` found no site
// in a deployment file with environments and a failed request went unnoticed.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of a workflow in the folder, and returns what it writes for the next steps. */
async function outputOf(script: string, args: string[], env: Record<string, string> = {}) {
  const output = join(folder, 'output');
  writeFileSync(output, '');
  await promisify(execFile)(process.execPath, [`${root}.github/scripts/${script}`, ...args], {
    cwd: folder,
    env: { ...process.env, ...env, GITHUB_OUTPUT: output },
  });
  return readFileSync(output, 'utf8').trim();
}

describe('the sections to release', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Core', '-c', 'user.email=core@linea.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = () => {
    git('add', 'mf-guides', 'mf-chat');
    git('commit', '--quiet', '--message', 'A change');
    return git('rev-parse', 'HEAD');
  };
  const write = (name: string, content: string) => {
    mkdirSync(join(folder, `mf-${name}`), { recursive: true });
    writeFileSync(join(folder, `mf-${name}/section.json`), content);
  };
  let first = '';
  beforeAll(() => {
    git('init', '--quiet');
    write('guides', '{}');
    write('chat', '{}');
    first = commit();
  });

  it.each(['0'.repeat(40), 'f'.repeat(40)])('are all of them after %s', async (before) => {
    const sections = await outputOf('changedSections.mjs', [before, 'HEAD']);
    expect(sections).toBe('sections=["chat","guides"]');
  });

  it('are those that changed and still exist', async () => {
    write('guides', '{ "port": 1 }');
    rmSync(join(folder, 'mf-chat'), { recursive: true });
    commit();
    const sections = await outputOf('changedSections.mjs', [first, 'HEAD']);
    expect(sections).toBe('sections=["guides"]');
    expect(await outputOf('changedSections.mjs', ['HEAD', 'HEAD'])).toBe('sections=[]');
  });

  it('are the one that is named by hand', async () => {
    expect(await outputOf('changedSections.mjs', [''], { SECTION: 'guides' })).toBe(
      'sections=["guides"]',
    );
  });
});

describe('the commit of the live shell', () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/shell-versions.json' ? 200 : 404;
    response.end('{"commit":"abc1234"}');
  });
  let site = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const liveCommit = (deployment: unknown, DEPLOYMENT_ENVIRONMENT = '') => {
    writeFileSync(join(folder, 'deployment.json'), JSON.stringify(deployment));
    const env = { DEPLOYMENT: 'deployment.json', DEPLOYMENT_ENVIRONMENT };
    return outputOf('liveCommit.mjs', [], env);
  };

  it('is that of the site, or of the environment’s', async () => {
    expect(await liveCommit({ site })).toBe('commit=abc1234');
    const environments = { staging: { site: 'http://localhost:1' }, live: { site: `${site}/` } };
    expect(await liveCommit({ environments }, 'live')).toBe('commit=abc1234');
  });

  it('is an error when no environment is named, or the site does not answer', async () => {
    await expect(liveCommit({ environments: { live: { site } } })).rejects.toThrow('names no site');
    await expect(liveCommit({ site: `${site}/gone` })).rejects.toThrow('answers 404');
    await expect(liveCommit({ site: 'http://localhost:1' })).rejects.toThrow('fetch failed');
  });
});

describe('the branch of the whole site', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const push = () =>
    promisify(execFile)(
      process.execPath,
      [`${root}.github/scripts/pushFolder.mjs`, 'site', 'site'],
      { cwd: folder },
    );
  const commits = () => git('--git-dir=origin.git', 'rev-list', 'site').trim().split('\n');

  it('is the folder alone, in one commit, and pushed only when something has changed', async () => {
    git('init', '--quiet');
    git('init', '--quiet', '--bare', 'origin.git');
    git('remote', 'add', 'origin', join(folder, 'origin.git'));
    mkdirSync(join(folder, 'site/guide'), { recursive: true });
    writeFileSync(join(folder, '.gitignore'), 'index.html');
    writeFileSync(join(folder, 'site/guide/index.html'), 'first');
    await push();
    const [first] = commits();
    expect(git('--git-dir=origin.git', 'ls-tree', '-r', '--name-only', 'site')).toBe(
      'guide/index.html\n',
    );
    await push();
    expect(commits()).toEqual([first]);
    writeFileSync(join(folder, 'site/guide/index.html'), 'second');
    await push();
    expect(commits()).toHaveLength(1);
    expect(git('--git-dir=origin.git', 'show', 'site:guide/index.html')).toBe('second');
  });
});

it('an import installs LibreOffice only for a folder with documents', async () => {
  const workflow = readFileSync(`${root}.github/workflows/content-import.yml`, 'utf8');
  const steps = [...workflow.matchAll(/run: \|\n((?: {10}.*\n)+)/g)].map(
    ([, script]) => script ?? '',
  );
  expect(new Set(steps).size).toBe(1);
  const [script = ''] = steps;
  const content = join(folder, 'pull-request/content/Primo anno');
  mkdirSync(content, { recursive: true });
  writeFileSync(join(folder, 'sudo'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const installed = () =>
    execFileSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' });
  writeFileSync(join(content, 'Temi docx.pdf'), '');
  expect(installed()).toBe('');
  writeFileSync(join(content, 'Temi.DOCX'), '');
  expect(installed()).toMatch(/install .*libreoffice-writer/);
});

describe('every workflow', () => {
  const read = (path: string) => readFileSync(root + path, 'utf8');
  const workflows = [
    ...readdirSync(`${root}.github/workflows`).map((file) => `.github/workflows/${file}`),
    // That of a section in a repository of its own.
    'tools/sections/ownRepository.ts',
  ].map((path) => [path, read(path)] as const);

  it.each(workflows)('%s pins its actions by commit and names their version', (_, content) => {
    const uses = content.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(use).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  // A section's server file read the keys of the job that rendered the pages.
  it('renders no page in a job with a secret', () => {
    const jobs = workflows.flatMap(([, content]) => content.split(/^ {2}(?=[\w-]+:$)/m));
    const rendering = jobs.filter((job) => /pnpm@\S+ (?:online|render(?! --upload))/.test(job));
    expect(rendering).toHaveLength(2);
    for (const job of rendering) expect(job).not.toMatch(/secrets\.|environment: |contents: write/);
  });

  it.each(workflows)('%s may only read the repository', (_, content) => {
    expect(content).toMatch(/^permissions:\n {2}contents: read$/m);
  });

  // A pull request could change the workflow that imports its files, and print the password.
  it('runs no code of a pull request that its secrets are for', () => {
    const imports = read('.github/workflows/content-import.yml');
    expect(imports).toMatch(/^on:\n(?: *#.*\n)? {2}pull_request_target:$/m);
    const checkouts = imports.match(/uses: actions\/checkout.*\n {8}with:\n(?: {10}.*\n)+/g) ?? [];
    expect(checkouts).toHaveLength(4);
    for (const checkout of checkouts) {
      expect(checkout).toContain('persist-credentials: false');
      if (checkout.includes('ref:')) {
        expect(checkout).toMatch(/path: pull-request\n {10}sparse-checkout: content\n/);
      }
    }
    const commands = imports.match(/run: .*/g) ?? [];
    expect(commands.filter((command) => /pull-request(?!\/content)/.test(command))).toEqual([]);
    const { length } = imports.match(/environment: content(-plan)?$/gm) ?? [];
    expect(length).toBe(2);
  });
});
