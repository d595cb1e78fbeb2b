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
import { integrityOf } from '../../tools/release/artefact.ts';

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

/** In one file: read from its sources, each of some thirty processes would take a second to start. */
async function bundleProgram(): Promise<void> {
  const source = fileURLToPath(new URL('publishChild.ts', import.meta.url));
  const builder = await createRsbuild({
    config: {
      logLevel: 'error',
      source: { entry: { publish: source } },
      output: { target: 'node', distPath: { root: `${home}/program` }, cleanDistPath: false },
      // `new URL('…', import.meta.url)` stays what it is: a place beside the source, not an asset.
      tools: { rspack: { module: { parser: { javascript: { url: false } } } } },
    },
  });
  await builder.build();
}

/** A build that nobody has published: the real one, with a mark in every script. */
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

/** A process that publishes as soon as it is told to. */
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

/** The version that visitors get, once every one of its files has been found as it was published. */
function liveAndWhole(remote: RemoteName): string | undefined {
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
  it('killed at any moment, it leaves a whole version live, and goes on when called again', async () => {
    const duration = await publish('guides', 'v0');
    let live = liveAndWhole('guides');
    let interrupted = 0;
    for (let round = 1; round <= 20; round += 1) {
      const version = `v${round}`;
      const child = await publisher('guides', version);
      child.send('go');
      await wait(Math.random() * duration);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      const now = liveAndWhole('guides');
      expect([live, version]).toContain(now);
      if (now !== version) interrupted += 1;
      live = now;
    }
    expect(interrupted).toBeGreaterThan(0);
    rmSync(`${home}/builds`, { recursive: true });
    await publish('guides', 'v20');
    expect(liveAndWhole('guides')).toBe('v20');
  }, 180_000);

  it('two teams at the same moment both have released', async () => {
    for (let round = 0; round < 5; round += 1) {
      rmSync(`${home}/builds`, { recursive: true, force: true });
      const version = `together-${round}`;
      const both = await Promise.all([publisher('guides', version), publisher('chat', version)]);
      const ends = both.map((child) => once(child, 'exit'));
      for (const child of both) child.send('go');
      for (const [code] of await Promise.all(ends)) expect(code).toBe(0);
      expect(liveAndWhole('guides')).toBe(version);
      expect(liveAndWhole('chat')).toBe(version);
    }
  });

  it('never overwrites what is published', async () => {
    rmSync(`${home}/builds`, { recursive: true, force: true });
    await publish('chat', 'once');
    const dist = buildOf('chat', 'other');
    const child = fork(program, [deployment, 'chat', dist, 'once'], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += text;
    });
    await once(child, 'message');
    child.send('go');
    const [code] = await once(child, 'exit');
    expect(code).not.toBe(0);
    expect(complaint).toContain('a published version never changes');
    expect(liveAndWhole('chat')).toBe('once');
  });
});
