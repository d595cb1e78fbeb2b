/**
 * Two teams' keys on an S3 server, and those of previews: a proxy verifies their signatures and enforces
 * `docs/team-policy.json` and `docs/preview-policy.json`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, ReleaseRecord } from 'shared/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deployment } from '../deployment.ts';
import { root } from '../paths.ts';
import { integrityOf } from '../registry/artefact.ts';
import { released, rolledBack } from '../registry/entryTransitions.ts';
import { entryPath } from '../registry/ownEntry.ts';
import { bucketTarget, type Credentials } from '../registry/target/bucketTarget.ts';
import { overwrite } from '../registry/target/overwrite.ts';
import { startPolicyProxy } from '../registry/target/policyProxy.ts';
import type { Target } from '../registry/target/target.ts';
import { readEntry, readRegistry, updateRegistry } from '../registry/updateRegistry.ts';
import { composeRegistry } from './composeRegistry.ts';
import { changeSection, readSection, updateSection } from './sectionEntry.ts';
import { previewFolder, upload } from './upload.ts';

const server = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const readPolicy = (name: string) => readFileSync(`${root}docs/${name}.json`, 'utf8');
const policyOf = (bucket: string) =>
  JSON.parse(readPolicy('team-policy').replaceAll('linea-guides', bucket));
const keys = (name: string) => ({ accessKeyId: name, secretAccessKey: `secret of ${name}` });
const identities = ['guides', 'chat'].map((name) => ({
  ...keys(name),
  policy: policyOf(`linea-${name}`),
}));
const operator = {
  ...keys('operator'),
  policy: {
    Statement: ['linea-guides', 'linea-chat', 'linea-shell'].flatMap(
      (bucket) => policyOf(bucket).Statement,
    ),
  },
};

const folder = mkdtempSync(join(tmpdir(), 'teams-'));
const previews = { ...keys('previews'), policy: JSON.parse(readPolicy('preview-policy')) };

let s3: S3rver;
let proxy: Awaited<ReturnType<typeof startPolicyProxy>>;

beforeAll(async () => {
  const names = ['linea-guides', 'linea-chat', 'linea-shell'];
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: names.map((name) => ({ name })),
  });
  const { port } = await s3.run();
  proxy = await startPolicyProxy(`http://127.0.0.1:${port}`, server, [
    ...identities,
    operator,
    previews,
  ]);
});
afterAll(async () => {
  proxy.stop();
  await s3.close();
  rmSync(folder, { recursive: true });
});

const open = (name: string, credentials: Credentials) =>
  bucketTarget(
    { endpoint: proxy.endpoint, bucket: `linea-${name}`, region: 'eu-south-1' },
    credentials,
  );

/** The installation as somebody with these keys has it; a team reads the registry at the site's address. */
function deploymentWith(credentials: Credentials, registryIsReadOnly: boolean): Deployment {
  const published: Target = open('shell', operator);
  const refuse = async () => {
    throw new Error('read only');
  };
  return {
    site: 'https://site.example',
    registryIsReadOnly,
    registry: registryIsReadOnly ? { ...published, write: refuse, remove: refuse } : published,
    readConfig: () => {
      throw new Error('not needed');
    },
    filesOf: (remote) => {
      if (remote !== 'guides' && remote !== 'chat') throw new Error(`no files of ${remote}`);
      return { target: open(remote, credentials), url: `https://${remote}.example` };
    },
  };
}

const version = (remote: RemoteName, name: string): PublishedVersion => ({
  version: name,
  entry: {
    url: `https://${remote}.example/${remote}/${name}/remoteEntry.js`,
    integrity: `sha384-${'A'.repeat(64)}`,
  },
  preload: {},
  contract: 1,
  commit: name,
  publishedAt: '2026-11-20T12:00:00Z',
});

it('lets a team write its own entry, and no other file', async () => {
  const guides = deploymentWith(keys('guides'), true);
  const all = deploymentWith(operator, false);
  for (const remote of ['guides', 'chat'] as const) {
    await updateRegistry(all.registry, remote, (entry) => released(entry, version(remote, '1')));
  }
  const live = async (remote: RemoteName) => (await readEntry(all.registry, remote)).version;

  // The entry begins with what the registry has; until it is composed, visitors keep that.
  const entry = await updateSection(guides, 'guides', (old) =>
    released(old, version('guides', '2')),
  );
  expect(entry).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(await live('guides')).toBe('1');
  await composeRegistry({ deployment: all });
  expect([await live('guides'), await live('chat')]).toEqual(['2', '1']);

  await changeSection(guides, 'guides', (old) => rolledBack(old, null));
  await composeRegistry({ deployment: all });
  expect(await live('guides')).toBe('1');

  const denied = '403 AccessDenied';
  const forbidden = updateSection(guides, 'chat', (old) => released(old, version('chat', '9')));
  await expect(forbidden).rejects.toThrow(denied);
  for (const other of ['chat', 'shell']) {
    const target = open(other, keys('guides'));
    await expect(target.write('file', Buffer.from('x'), undefined)).rejects.toThrow(denied);
    await expect(target.remove('registry.json')).rejects.toThrow(denied);
  }
  const forged = open('chat', { ...keys('chat'), secretAccessKey: 'guessed' });
  await expect(forged.read('file')).rejects.toThrow('403 SignatureDoesNotMatch');
});

it('lets the keys of previews write previews of their section, and nothing else', async () => {
  const all = deploymentWith(operator, false);
  await updateRegistry(all.registry, 'guides', (entry) => released(entry, version('guides', '1')));
  const deployment = deploymentWith(previews, true);
  expect((await readSection(deployment, 'guides')).version).toBe('1');

  const dist = mkdtempSync(join(tmpdir(), 'preview-'));
  const body = Buffer.from('an entry');
  writeFileSync(`${dist}/remoteEntry.js`, body);
  const file = { path: 'remoteEntry.js', bytes: body.length, integrity: integrityOf(body) };
  const record: ReleaseRecord = {
    schema: 1,
    remote: 'guides',
    entry: file.path,
    files: [file],
    modules: {},
    requires: {},
    version: 'next',
    contract: 1,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
  };
  const { target } = deployment.filesOf('guides');
  expect(await target.read('guides/preview/next/release.json')).toBeUndefined();
  await upload(target, dist, record, previewFolder(record));
  expect(await target.read('guides/preview/next/release.json')).toBeDefined();

  const denied = '403 AccessDenied';
  await expect(upload(target, dist, record)).rejects.toThrow(denied);
  await expect(target.write(entryPath('guides'), body, undefined)).rejects.toThrow(denied);
  await expect(target.remove('guides/preview/next/release.json')).rejects.toThrow(denied);
  for (const other of ['chat', 'shell']) {
    await expect(open(other, previews).read('registry.json')).rejects.toThrow(denied);
    const foreign = open(other, previews).write('guides/preview/next/x.js', body, undefined);
    await expect(foreign).rejects.toThrow(denied);
  }
  rmSync(dist, { recursive: true });
});

it.each([
  ['no JSON', '{'],
  ['no entry', '{"version":"9"}'],
  ['larger than an entry', JSON.stringify({ ...version('guides', '9'), more: 'x'.repeat(70_000) })],
])(
  'an entry that is %s costs its own section only, which keeps the last good one',
  async (_, bad) => {
    const all = deploymentWith(operator, false);
    const guides = deploymentWith(keys('guides'), true);
    const chat = deploymentWith(keys('chat'), true);
    const next = `after ${bad.length}`;
    const before = await readEntry(all.registry, 'guides');
    await overwrite(open('guides', keys('guides')), entryPath('guides'), Buffer.from(bad));
    await updateSection(chat, 'chat', (old) => released(old, version('chat', next)));
    const logged: string[] = [];
    await composeRegistry({ deployment: all, log: (line) => logged.push(line) });
    expect(logged).toContain(
      'guides: guides/entry.json is not a valid entry; the last good one stays.',
    );
    const { remotes } = await readRegistry(all.registry);
    expect(remotes.get('guides')?.version).toBe(before.version);
    expect(remotes.get('chat')?.version).toBe(next);

    // The next release goes on from the last good entry.
    const entry = await updateSection(guides, 'guides', (old) =>
      released(old, version('guides', next)),
    );
    expect(entry.previous?.version).toBe(before.version);
    await composeRegistry({ deployment: all });
  },
);

it('composes at once what somebody with both permissions changes, such as the watcher', async () => {
  const all = deploymentWith(operator, false);
  await changeSection(all, 'guides', (old) => released(old, version('guides', 'watched')));
  expect((await readEntry(all.registry, 'guides')).version).toBe('watched');
  await composeRegistry({ deployment: all });
  expect((await readEntry(all.registry, 'guides')).version).toBe('watched');
});

it('leaves out versions whose files are not at the address of the section', async () => {
  const all = deploymentWith(operator, false);
  const guides = deploymentWith(keys('guides'), true);
  const logged: string[] = [];
  const compose = () =>
    composeRegistry({ deployment: all, remotes: ['guides'], log: (line) => logged.push(line) });
  const before = await readEntry(all.registry, 'guides');
  const elsewhere = 'guides: the files of 66 are not below https://guides.example;';

  const preload = { pages: [{ url: 'https://guides.example/guides/../chat/66/pages.js' }] };
  for (const foreign of [
    version('chat', '66'),
    { ...version('guides', '66'), server: version('chat', '66').entry },
    { ...version('guides', '66'), preload },
  ]) {
    await expect(updateSection(guides, 'guides', () => foreign)).rejects.toThrow('not below');
    // As somebody with the team's keys could write it.
    const written = Buffer.from(JSON.stringify(foreign));
    await overwrite(open('guides', keys('guides')), entryPath('guides'), written);
    logged.length = 0;
    await compose();
    expect(logged).toEqual([`${elsewhere} the last good entry stays.`]);
    expect(await readEntry(all.registry, 'guides')).toEqual(before);
  }

  const moved = { ...version('guides', '67'), previous: version('chat', '66') };
  await updateSection(guides, 'guides', () => moved);
  logged.length = 0;
  await compose();
  expect(logged).toEqual([`${elsewhere} left out.`]);
  const { version: live, previous } = await readEntry(all.registry, 'guides');
  expect([live, previous]).toEqual(['67', null]);
});
