/**
 * Two teams' keys on an S3 server, and those of previews: a proxy verifies their signatures and enforces
 * `docs/team-policy.json` and `docs/preview-policy.json`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { RemoteName } from 'shared/contract';
import type { RegistryEntry, ReleaseRecord, RemoteVersions } from 'shared/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellEntryPath } from '../../shell/src/boot/shellVersions.ts';
import type { Deployment } from '../deployment.ts';
import { root } from '../paths.ts';
import { composeRegistry, readRegistry } from '../registry/composeRegistry.ts';
import { changeEntry, readEntry, sectionEntryPath, updateEntry } from '../registry/entries.ts';
import { released, rolledBack } from '../registry/entryTransitions.ts';
import { integrityOf } from '../registry/sectionRecord.ts';
import { bucketTarget, type Credentials } from '../registry/target/bucketTarget.ts';
import type { Target } from '../registry/target/target.ts';
import { startPolicyProxy } from '../registry/tests/policyProxy.ts';
import { overwrite } from '../registry/updateFile.ts';
import { upload } from './files.ts';
import { sectionIn } from './section.ts';
import { publishedVersion } from './tests/testDeployment.ts';

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

const version = (remote: RemoteName, name: string) => publishedVersion(name, remote);
const update = (
  deployment: Deployment,
  remote: RemoteName,
  change: (entry?: RegistryEntry) => RegistryEntry,
) => updateEntry(sectionIn(deployment, remote), change);
const release = (deployment: Deployment, remote: RemoteName, name: string) =>
  update(deployment, remote, (entry) => released(entry, version(remote, name)));

/** What visitors get. */
async function composed({ registry }: Deployment, remote: RemoteName): Promise<RemoteVersions> {
  const entry = (await readRegistry(registry)).remotes.get(remote);
  if (!entry) throw new Error(`The registry has no ${remote}.`);
  return entry;
}

it('lets a team write its own entry, and no other file', async () => {
  const guides = deploymentWith(keys('guides'), true);
  const all = deploymentWith(operator, false);
  for (const remote of ['guides', 'chat'] as const) {
    await release(all, remote, '1');
  }
  const live = async (remote: RemoteName) => (await composed(all, remote)).version;

  // The entry begins with what the registry has; until it is composed, visitors keep that.
  const entry = await release(guides, 'guides', '2');
  expect(entry).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(await live('guides')).toBe('1');
  await composeRegistry(all);
  expect([await live('guides'), await live('chat')]).toEqual(['2', '1']);

  await changeEntry(sectionIn(guides, 'guides'), (old) =>
    rolledBack(old, version('guides', '1'), null),
  );
  await composeRegistry(all);
  expect(await live('guides')).toBe('1');

  const denied = '403 AccessDenied';
  const forbidden = release(guides, 'chat', '9');
  await expect(forbidden).rejects.toThrow(denied);
  for (const other of ['chat', 'shell']) {
    const target = open(other, keys('guides'));
    await expect(target.write('file', Buffer.from('x'), undefined)).rejects.toThrow(denied);
    for (const file of ['registry.json', shellEntryPath]) {
      await expect(target.remove(file)).rejects.toThrow(denied);
    }
  }
  const forged = open('chat', { ...keys('chat'), secretAccessKey: 'guessed' });
  await expect(forged.read('file')).rejects.toThrow('403 SignatureDoesNotMatch');
});

it('lets the keys of previews write previews of their section, and nothing else', async () => {
  const all = deploymentWith(operator, false);
  await release(all, 'guides', '1');
  const deployment = deploymentWith(previews, true);
  expect((await readEntry(sectionIn(deployment, 'guides'))).version).toBe('1');

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
  const section = sectionIn(deployment, 'guides');
  const { target } = section;
  expect(await target.read('guides/preview/next/release.json')).toBeUndefined();
  await upload(target, section.candidate(record, dist, 'guides/preview/next'), dist);
  expect(await target.read('guides/preview/next/release.json')).toBeDefined();

  const denied = '403 AccessDenied';
  await expect(upload(target, section.candidate(record, dist), dist)).rejects.toThrow(denied);
  await expect(target.write(sectionEntryPath('guides'), body, undefined)).rejects.toThrow(denied);
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
  [
    'larger than pages carry',
    JSON.stringify({ ...version('guides', '9'), commit: 'x'.repeat(8 * 1024) }),
  ],
])(
  'an entry that is %s costs its own section only, which keeps the last good one',
  async (_, bad) => {
    const all = deploymentWith(operator, false);
    const guides = deploymentWith(keys('guides'), true);
    const chat = deploymentWith(keys('chat'), true);
    const next = `after ${bad.length}`;
    const before = await composed(all, 'guides');
    await overwrite(open('guides', keys('guides')), sectionEntryPath('guides'), Buffer.from(bad));
    await release(chat, 'chat', next);
    const logged: string[] = [];
    await composeRegistry(all, (line) => logged.push(line));
    expect(logged).toContain(
      'guides: guides/entry.json is not a valid entry; the last good one stays.',
    );
    const { remotes } = await readRegistry(all.registry);
    expect(remotes.get('guides')?.version).toBe(before.version);
    expect(remotes.get('chat')?.version).toBe(next);

    // The next release goes on from the last good entry.
    const entry = await release(guides, 'guides', next);
    expect(entry.previous?.version).toBe(before.version);
    await composeRegistry(all);
  },
);

it('composes at once what somebody with both permissions changes, such as the watcher', async () => {
  const all = deploymentWith(operator, false);
  await release(all, 'guides', 'watched');
  expect((await composed(all, 'guides')).version).toBe('watched');
  await composeRegistry(all);
  expect((await composed(all, 'guides')).version).toBe('watched');
});

it('leaves out versions whose files are not at the address of the section', async () => {
  const all = deploymentWith(operator, false);
  const guides = deploymentWith(keys('guides'), true);
  const logged: string[] = [];
  const compose = () => composeRegistry(all, (line) => logged.push(line), ['guides']);
  const before = await composed(all, 'guides');
  const elsewhere = 'guides: the files of 66 are not below https://guides.example;';

  const preload = { pages: [{ url: 'https://guides.example/guides/../chat/66/pages.js' }] };
  for (const foreign of [
    version('chat', '66'),
    { ...version('guides', '66'), server: version('chat', '66').entry },
    { ...version('guides', '66'), preload },
  ]) {
    await expect(update(guides, 'guides', () => foreign)).rejects.toThrow('not below');
    // As somebody with the team's keys could write it.
    const written = Buffer.from(JSON.stringify(foreign));
    await overwrite(open('guides', keys('guides')), sectionEntryPath('guides'), written);
    logged.length = 0;
    await compose();
    expect(logged).toEqual([`${elsewhere} the last good entry stays.`]);
    expect(await composed(all, 'guides')).toEqual(before);
  }

  const moved = { ...version('guides', '67'), previous: version('chat', '66') };
  await update(guides, 'guides', () => moved);
  logged.length = 0;
  await compose();
  expect(logged).toEqual([`${elsewhere} left out.`]);
  const { version: live, previous } = await composed(all, 'guides');
  expect([live, previous]).toEqual(['67', null]);
});
