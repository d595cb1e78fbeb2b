import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { environmentBefore, readDeployment } from '../deployment.ts';
import { promoteTo } from './promoteTo.ts';
import { NotDeployable } from './release.ts';
import { entryBody, TestDeployment } from './tests/testDeployment.ts';

let staging: TestDeployment;
let production: TestDeployment;
beforeEach(async () => {
  staging = new TestDeployment();
  production = new TestDeployment();
  for (const environment of [staging, production]) {
    await environment.publish('shell', '1');
    await environment.publish('guides', '1');
  }
  await staging.publish('guides', '2');
});
afterEach(() => {
  staging.remove();
  production.remove();
});

const answer = (ok: boolean) => async () => [{ check: 'its pages work', ok, detail: '' }];
const promote = (ok = true, percentage?: number, force = false) =>
  promoteTo({
    remote: 'guides',
    from: staging,
    to: production,
    percentage,
    force,
    log: () => {},
    ask: answer(ok),
  });
const live = async () => (await production.entry()).version;

it('makes the same bytes and record live in the other environment', async () => {
  expect(await promote()).toMatchObject({ version: '2', previous: { version: '1' } });
  expect(await live()).toBe('2');
  const bytes = async ({ filesOf }: TestDeployment, path: string) =>
    (await filesOf('guides').target.read(`guides/2/${path}`))?.body.toString();
  expect(await bytes(production, 'remoteEntry.js')).toBe(await bytes(staging, 'remoteEntry.js'));
  const recordIn = async (environment: TestDeployment) =>
    JSON.parse((await bytes(environment, 'release.json')) ?? '');
  expect(await recordIn(production)).toEqual(await recordIn(staging));
});

it('starts a canary there', async () => {
  expect((await promote(true, 10)).canary).toMatchObject({ version: '2', percentage: 10 });
});

it('changes nothing when the version does not work there, or has another content: nothing was changed', async () => {
  await expect(promote(false)).rejects.toThrow(NotDeployable);
  writeFileSync(`${staging.folder}/guides/guides/2/remoteEntry.js`, 'tampered');
  await expect(promote()).rejects.toThrow('has another content: nothing was changed');
  expect(await live()).toBe('1');
  expect(await production.filesOf('guides').target.list('guides/2/')).toEqual([]);
});

it('goes on with --force when a check fails, but not with a file that was tampered with', async () => {
  writeFileSync(`${staging.folder}/guides/guides/2/remoteEntry.js`, 'tampered');
  await expect(promote(false, undefined, true)).rejects.toThrow(
    'has another content: nothing was changed',
  );
  writeFileSync(`${staging.folder}/guides/guides/2/remoteEntry.js`, entryBody);
  expect(await promote(false, undefined, true)).toMatchObject({ version: '2' });
  expect(await live()).toBe('2');
});

it.each([
  ['a file', { path: 'a\n/../../../../outside.js' }, {}],
  ['the entry', {}, { entry: '../../chat/1/remoteEntry.js' }],
  ['a preloaded file', {}, { modules: { pages: ['../../../outside.js'] } }],
  ['the version', {}, { version: '../chat/1' }],
])('refuses a record whose path of %s leads elsewhere', async (_, ofFile, changes) => {
  const file = `${staging.folder}/guides/guides/2/release.json`;
  const record = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(record.files[0], ofFile);
  writeFileSync(file, JSON.stringify({ ...record, ...changes }));
  await expect(promote(true, undefined, true)).rejects.toThrow(/path of a released file|version/);
  expect(await live()).toBe('1');
});

it('reads the environments of a deployment file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'environments-'));
  const file = `${folder}/linea.json`;
  const at = (name: string) => ({
    site: `https://${name}.example`,
    registry: { folder: name },
    sections: {},
  });
  const environments = { staging: at('staging'), production: at('production') };
  writeFileSync(file, JSON.stringify({ environments }));
  expect(readDeployment(file, 'production').site).toBe('https://production.example');
  expect(() => readDeployment(file)).toThrow('with --environment: staging, production');
  expect(environmentBefore(file, 'production')).toBe('staging');
  expect(() => environmentBefore(file, 'staging')).toThrow('no environment before "staging"');
  writeFileSync(file, JSON.stringify(environments.staging));
  expect(readDeployment(file).site).toBe('https://staging.example');
  expect(() => readDeployment(file, 'production')).toThrow('names no environments');
  rmSync(folder, { recursive: true });
});
