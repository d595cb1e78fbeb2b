import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import type { RemoteName } from 'shared/contract';
import { parseRegistry, releaseRecord } from 'shared/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artefactFolder } from '../../tools/paths.ts';
import { integrityOf } from '../../tools/registry/sectionRecord.ts';
import { isFullRun } from '../journeys/testScope.ts';

/** How often a release is killed; another moment each time. */
const rounds = isFullRun ? 20 : 8;

const home = mkdtempSync(join(tmpdir(), 'release-'));
const program = `${home}/program/publish.js`;
const deployment = `${home}/deployment.json`;

beforeAll(async () => {
  await bundleProgram();
  const section = (remote: string) => ({ folder: remote, url: `https://${remote}.example` });
  writeFileSync(
    deployment,
    JSON.stringify({
      site: 'https://site.example',
      registry: { folder: 'shell' },
      sections: { guides: section('guides'), chat: section('chat') },
    }),
  );
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** As a single bundle: from sources each of these processes would take a second to start. */
async function bundleProgram(): Promise<void> {
  const source = fileURLToPath(new URL('publishProcess.ts', import.meta.url));
  const builder = await createRsbuild({
    config: {
      logLevel: 'error',
      source: { entry: { publish: source } },
      output: {
        target: 'node',
        distPath: { root: `${home}/program` },
        cleanDistPath: false,
        // It asks no browser.
        externals: [/sectionPages/],
      },
      // Keeps `new URL('…', import.meta.url)` as a path instead of bundling an asset.
      tools: { rspack: { module: { parser: { javascript: { url: false } } } } },
    },
  });
  await builder.build();
}

/** An unpublished build: the real one with a comment in every script. */
function buildOf(remote: RemoteName, version: string): string {
  const dist = `${home}/builds/${remote}-${version}`;
  cpSync(`${artefactFolder(remote)}/dist`, dist, { recursive: true });
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js')) {
      writeFileSync(`${dist}/${file}`, `${readFileSync(`${dist}/${file}`)}// ${version}`);
    }
  }
  return dist;
}

/** Starts a process that publishes when it receives a message. */
async function publisher(remote: RemoteName, version: string): Promise<ChildProcess> {
  const child = fork(program, [deployment, remote, buildOf(remote, version), version], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function publish(remote: RemoteName, version: string): Promise<number> {
  const child = await publisher(remote, version);
  const started = performance.now();
  child.send('go');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  return performance.now() - started;
}

const registry = () =>
  parseRegistry(JSON.parse(readFileSync(`${home}/shell/registry.json`, 'utf8')));

/** The live version, after checking the integrity of all its files. */
function intactLiveVersion(remote: RemoteName): string | undefined {
  const { remotes, problems } = registry();
  expect(problems).toEqual([]);
  const live = remotes.get(remote);
  const folder = `${home}/${remote}/${remote}/${live?.version}`;
  const { files } = releaseRecord.parse(JSON.parse(readFileSync(`${folder}/release.json`, 'utf8')));
  for (const { path, integrity } of files) {
    expect(integrityOf(readFileSync(`${folder}/${path}`)), path).toBe(integrity);
  }
  return live?.version;
}

describe('publishing', () => {
  it('leaves an intact version live when killed at any moment, and can be repeated', async () => {
    const duration = await publish('guides', 'v0');
    let live = intactLiveVersion('guides');
    let interrupted = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const version = `v${round}`;
      const child = await publisher('guides', version);
      child.send('go');
      await wait(Math.random() * duration);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      const now = intactLiveVersion('guides');
      expect([live, version]).toContain(now);
      if (now !== version) interrupted += 1;
      live = now;
    }
    expect(interrupted).toBeGreaterThan(0);
    rmSync(`${home}/builds`, { recursive: true });
    await publish('guides', `v${rounds}`);
    expect(intactLiveVersion('guides')).toBe(`v${rounds}`);
  }, 180_000);

  it('lets two teams publish at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      rmSync(`${home}/builds`, { recursive: true, force: true });
      const version = `together-${round}`;
      const both = await Promise.all([publisher('guides', version), publisher('chat', version)]);
      const ends = both.map((child) => once(child, 'exit'));
      for (const child of both) child.send('go');
      for (const [code] of await Promise.all(ends)) expect(code).toBe(0);
      expect(intactLiveVersion('guides')).toBe(version);
      expect(intactLiveVersion('chat')).toBe(version);
    }
  });

  it('never overwrites a published version', async () => {
    rmSync(`${home}/builds`, { recursive: true, force: true });
    await publish('chat', 'once');
    const dist = buildOf('chat', 'other');
    const child = fork(program, [deployment, 'chat', dist, 'once'], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let error = '';
    child.stderr?.on('data', (text) => {
      error += text;
    });
    await once(child, 'message');
    child.send('go');
    const [code] = await once(child, 'exit');
    expect(code).not.toBe(0);
    expect(error).toContain('a published version never changes');
    expect(intactLiveVersion('chat')).toBe('once');
  });
});
